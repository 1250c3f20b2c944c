'use client'

import { LocalTime } from '@skelly/site'
import { Badge } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { signed } from '../cases/file/signed.ts'
import { Panel } from './panel.tsx'
import type { PlayerFile } from './player-files.ts'

const TONES = { won: 'good', lost: 'bad', void: 'plain' } as const

/** Their last games of any kind. */
export const GamesPanel = ({ recent }: Pick<PlayerFile, 'recent'>): ReactNode => {
  const t = useTranslations('players')
  return (
    <Panel title={t('recent')}>
      {recent.length === 0 && <p className="text-muted">{t('noGames')}</p>}
      <ul>
        {recent.map(({ at, matchId, opponents, outcome, ratingChange, way, xp }) => (
          <li
            key={matchId}
            className="border-line flex flex-wrap items-center gap-x-3 border-b py-2 last:border-0"
          >
            <LocalTime at={at} className="text-muted w-40" />
            <Badge tone={TONES[outcome]}>{t(`outcome_${outcome}`)}</Badge>
            <span className="mr-auto">
              {t(`way_${way}`)}
              {opponents.length > 0 && <span className="text-muted"> · {opponents.join(', ')}</span>}
            </span>
            <span className="tabular-nums">{ratingChange === null ? '' : signed(ratingChange)}</span>
            <span className="text-muted w-16 text-right tabular-nums">{t('xpValue', { xp })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
