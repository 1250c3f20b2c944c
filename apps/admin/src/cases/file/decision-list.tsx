'use client'

import type { CaseFile, DecisionView } from '@skelly/protocol'
import { LocalTime } from '@skelly/site'
import { Badge, cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { signed } from './signed.ts'

const Entry = ({
  decision,
  seats,
}: {
  readonly decision: DecisionView
  readonly seats: CaseFile['seats']
}): ReactNode => {
  const t = useTranslations('cases')
  const nameOf = (playerId: string): string => seats.find(({ id }) => id === playerId)?.name ?? ''
  return (
    <li data-decision={decision.kind} className="border-line border-l-2 pl-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={cn('font-semibold', decision.isReversed && 'line-through opacity-70')}>
          {t(`kind_${decision.kind}`)}
        </span>
        {decision.isReversed && <Badge>{t('takenBack')}</Badge>}
        <span className="text-muted text-xs">
          {decision.by} · <LocalTime at={decision.at} />
        </span>
      </p>
      <p className="break-words whitespace-pre-line">{decision.reason}</p>
      {decision.corrections.length > 0 && (
        <ul className="text-muted flex flex-wrap gap-x-3 text-xs tabular-nums">
          {decision.corrections.map(({ playerId, before, change, after }) => (
            <li key={playerId} data-correction>
              {nameOf(playerId)} {before} → {after} ({signed(change)})
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What was decided, by whom and why, the latest first, with what it did to ratings. */
export const DecisionList = ({ decisions, seats }: Pick<CaseFile, 'decisions' | 'seats'>): ReactNode => {
  const t = useTranslations('cases')
  if (decisions.length === 0) return <p className="text-muted text-[13px]">{t('noDecisions')}</p>
  return (
    <ol aria-label={t('decisions')} className="space-y-2.5 text-[13px]">
      {decisions
        .toSorted((one, other) => other.version - one.version)
        .map((decision) => (
          <Entry key={decision.id} {...{ decision, seats }} />
        ))}
    </ol>
  )
}
