'use client'

import type { LineStatus } from '@skelly/game-client'
import { Button, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { lineWord } from '../frame/line-word.ts'

interface ConnectionBannerProps {
  readonly status: LineStatus
  /** Whether the server's stores are away and the game stands still (R3.8). */
  readonly paused: boolean
  readonly onPlayHere: () => void
}

const Banner = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div
    role="alert"
    className="bg-page/95 border-accent/60 text-ink absolute inset-x-3 top-[18%] z-20 mx-auto flex max-w-md items-center justify-center gap-3 rounded-xl border px-4 py-3 text-sm shadow-lg"
  >
    {children}
  </div>
)

/** Says over the court, which stays in view, that the line is lost or that another tab has the seat. */
export const ConnectionBanner = ({ status, paused, onPlayHere }: ConnectionBannerProps): ReactNode => {
  const t = useTranslations('match')
  const line = useTranslations('line')
  if (status.kind === 'reconnecting') {
    return (
      <Banner>
        <Spinner />
        {line(lineWord(status))}
      </Banner>
    )
  }
  if (status.kind === 'taken-over') {
    return (
      <Banner>
        <span>{t('takenOver')}</span>
        <Button size="small" className="shrink-0 whitespace-nowrap" onClick={onPlayHere}>
          {t('playHere')}
        </Button>
      </Banner>
    )
  }
  if (paused) {
    return (
      <Banner>
        <Spinner />
        {t('paused')}
      </Banner>
    )
  }
  return null
}
