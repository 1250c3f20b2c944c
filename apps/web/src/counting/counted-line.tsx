'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { CountingDesk } from './counting-desk.ts'
import { countingOf } from './counting-ledger.ts'

interface CountedLineProps {
  readonly desk: CountingDesk
  readonly seed: string
}

/** What has become of a finished game: its XP, that it still waits, or why it does not count. */
export const CountedLine = ({ desk, seed }: CountedLineProps): ReactNode => {
  const t = useTranslations('counting')
  const ledger = useSyncExternalStore(desk.subscribe, desk.getSnapshot, desk.getSnapshot)
  const counting = countingOf(ledger, seed)
  if (counting.kind === 'uncounted') return null
  if (counting.kind === 'waiting')
    return (
      <p role="status" data-counting="waiting" className="text-muted text-center text-sm text-balance">
        {t('waiting')}
      </p>
    )
  const { answer } = counting
  if (answer.ok)
    return (
      <p role="status" data-counting="counted" className="text-good text-center text-lg font-semibold">
        {t('counted', { xp: answer.value.xp })}
      </p>
    )
  return (
    <p role="status" data-counting={answer.refusal} className="text-bad text-center text-sm text-balance">
      {t('refused', { why: t(`why_${answer.refusal}`) })}
    </p>
  )
}
