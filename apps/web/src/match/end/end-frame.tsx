'use client'

import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { useFocusWithin } from './use-focus-within.ts'

interface EndFrameProps {
  /** How it ended, in the words of the tests and of readers. */
  readonly label: string
  readonly outcome?: string
  readonly headline: ReactNode
  readonly why: ReactNode
  /** What there is to be told below that. */
  readonly children?: ReactNode
  /** Buttons and links. */
  readonly ways: ReactNode
}

/** The card of a game that is over: what happened, and the ways on, which stand beside it on a phone held sideways. */
export const EndFrame = ({ label, outcome, headline, why, children, ways }: EndFrameProps): ReactNode => {
  const t = useTranslations('end')
  const card = useRef<HTMLElement>(null)
  useFocusWithin(card)
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={label}
      data-outcome={outcome}
      className="border-line bg-surface sideways:grid sideways:max-w-3xl sideways:grid-cols-2 sideways:gap-5 sideways:p-4 shadow-over mx-auto flex w-full max-w-md flex-col gap-4 rounded-3xl border p-5 outline-none"
    >
      <div className="sideways:gap-2 flex flex-col gap-4">
        <header
          data-theme="dark"
          className="asphalt sideways:py-1.5 [&_p]:text-chalk rounded-2xl px-4 py-3 text-center"
        >
          <h2 className="font-chalk text-accent-text sideways:text-3xl text-4xl text-balance">{headline}</h2>
          {why}
        </header>
        {children}
      </div>
      <nav aria-label={t('ways')} className="sideways:self-center flex flex-col gap-2">
        {ways}
      </nav>
    </section>
  )
}
