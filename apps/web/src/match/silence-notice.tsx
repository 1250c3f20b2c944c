'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface SilenceNoticeProps {
  /** Who is quiet; null when it is the person at this screen. */
  readonly name: string | null
  /** Whole seconds until the silence counts as leaving (R10.3). */
  readonly left: number
}

/** The countdown of the silence, the same on both screens. */
export const SilenceNotice = ({ name, left }: SilenceNoticeProps): ReactNode => {
  const t = useTranslations('match')
  return (
    <p
      role="timer"
      data-silence={left}
      className="bg-accent text-page absolute inset-x-0 bottom-3 z-10 mx-auto w-fit rounded-full px-4 py-1.5 text-sm font-semibold shadow-lg"
    >
      {name === null ? t('youQuietLeft', { seconds: left }) : t('quietLeft', { name, seconds: left })}
    </p>
  )
}
