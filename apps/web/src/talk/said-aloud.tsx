'use client'

import type { QuickWord } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Passing } from './passing.ts'

interface SaidAloudProps {
  /** By seat. */
  readonly said: Readonly<Record<number, Passing<QuickWord>>>
  readonly names: readonly string[]
}

/** What is said, for those who listen: politely, when nothing else is being read. */
export const SaidAloud = ({ said, names }: SaidAloudProps): ReactNode => {
  const t = useTranslations('talk')
  return (
    <p className="sr-only" aria-live="polite" data-said-aloud>
      {Object.entries(said).map(([seat, { id, value }]) => (
        <span key={id}>{t('said', { name: names[Number(seat)] ?? '', word: t(`word_${value}`) })} </span>
      ))}
    </p>
  )
}
