'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Passing } from './passing.ts'

interface TapsAloudProps {
  /** The seats whose caps are pointed at, by whose finger it is. */
  readonly taps: Readonly<Record<number, Passing<number>>>
  readonly names: readonly string[]
}

/** Who points at whose cap, for those who listen: politely, when nothing else is being read. */
export const TapsAloud = ({ taps, names }: TapsAloudProps): ReactNode => {
  const t = useTranslations('talk')
  return (
    <p className="sr-only" aria-live="polite" data-taps-aloud>
      {Object.entries(taps).map(([seat, { id, value }]) => (
        <span key={id}>{t('tapped', { name: names[Number(seat)] ?? '', other: names[value] ?? '' })} </span>
      ))}
    </p>
  )
}
