'use client'

import { Badge } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { Wordmark } from '../frame/wordmark.tsx'
import { gripValue, gripWord } from '../words/grip-word.ts'
import { LeaveButton } from './leave-button.tsx'

interface MatchBarProps {
  /** Hundredths; null until the table is known. */
  readonly grip: number | null
  /** Resigns; null when there is nothing to be left any more. */
  readonly onLeave: (() => void) | null
}

/** Above the table: the street's grip (R2.6) and the way to give up. */
export const MatchBar = ({ grip, onLeave }: MatchBarProps): ReactNode => {
  const t = useTranslations('match')
  const frame = useTranslations('frame')
  return (
    <header className="flex h-11 shrink-0 items-center justify-between gap-2 px-3">
      {onLeave === null ? (
        <Link href={paths.home} aria-label={frame('name')}>
          <Wordmark />
        </Link>
      ) : (
        <LeaveButton onLeave={onLeave} />
      )}
      {grip !== null && (
        <Badge data-grip={grip}>{t('grip', { word: t(gripWord(grip)), value: gripValue(grip) })}</Badge>
      )}
    </header>
  )
}
