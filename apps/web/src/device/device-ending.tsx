'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface DeviceEndingProps {
  readonly headline: ReactNode
  readonly why: ReactNode
  /** What there is to be told between the headline and the ways on. */
  readonly children?: ReactNode
  /** Buttons and links. */
  readonly ways: ReactNode
}

/** Over the court of a game on this device that is over: how it ended, and the ways on. */
export const DeviceEnding = ({ headline, why, children, ways }: DeviceEndingProps): ReactNode => {
  const t = useTranslations('end')
  return (
    <div className="animate-fade bg-page/70 fixed inset-0 z-40 grid overflow-y-auto p-3 backdrop-blur-[3px]">
      <section
        aria-label={t('results')}
        className="animate-rise border-line bg-surface m-auto flex w-full max-w-md flex-col gap-4 rounded-3xl border p-5 shadow-2xl"
      >
        <header className="text-center">
          <h2 className="font-chalk text-accent text-4xl text-balance">{headline}</h2>
          <p className="text-muted mt-1 text-balance">{why}</p>
        </header>
        {children}
        <nav aria-label={t('ways')} className="grid grid-cols-2 gap-2">
          {ways}
        </nav>
      </section>
    </div>
  )
}
