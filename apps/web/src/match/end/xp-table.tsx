'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { xpNote, type XpLine } from './xp-lines.ts'

interface XpTableProps {
  readonly total: number
  /** Null until they are known. */
  readonly lines: readonly XpLine[] | null
  readonly hasWon: boolean
}

/** XP with what gave it (R11). */
export const XpTable = ({ total, lines, hasWon }: XpTableProps): ReactNode => {
  const t = useTranslations('end')
  const note = lines === null ? null : xpNote(lines, hasWon)
  return (
    <section aria-label={t('xp')} className="bg-raised/50 sideways:py-2 rounded-xl p-4 text-sm">
      <dl className="flex flex-col gap-1.5">
        {lines?.map(({ key, count, xp }) => (
          <div key={key} className="text-muted flex justify-between">
            <dt>{t(key, { count })}</dt>
            <dd className="tabular-nums">{t('xpValue', { xp })}</dd>
          </div>
        ))}
        <div className="flex justify-between text-base font-semibold">
          <dt>{t('xp')}</dt>
          <dd data-xp={total} className="text-accent-text tabular-nums">
            {t('xpValue', { xp: total })}
          </dd>
        </div>
      </dl>
      {note !== null && <p className="text-muted mt-2 text-pretty">{t(note)}</p>}
    </section>
  )
}
