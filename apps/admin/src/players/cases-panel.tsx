'use client'

import { LocalTime } from '@skelly/site'
import { Badge, cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { VerdictBadge } from '../cases/words/verdict-badge.tsx'
import { paths } from '../desk/paths.ts'
import { Panel } from './panel.tsx'
import type { PlayerFile } from './player-files.ts'

/** The cases that they sat at, the latest game first. */
export const CasesPanel = ({ cases }: Pick<PlayerFile, 'cases'>): ReactNode => {
  const [t, words] = [useTranslations('players'), useTranslations('cases')]
  return (
    <Panel title={t('cases')}>
      {cases.length === 0 && <p className="text-muted">{t('noCases')}</p>}
      <ul>
        {cases.map((one) => (
          <li key={one.matchId} className="border-line border-b last:border-0">
            <Link
              href={paths.case(one.matchId)}
              className="hover:bg-raised flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg py-2"
            >
              <LocalTime at={one.endedAt} className="text-muted w-40" />
              <span className={cn('mr-auto', one.isLeaver && 'text-bad')}>
                {one.isLeaver
                  ? t('walkedOutOn', { name: one.opponent, how: words(`reason_${one.reason}`) })
                  : t('playedWith', { name: one.opponent, how: words(`reason_${one.reason}`) })}
              </span>
              {one.isAppealed && <Badge tone="accent">{words('appealed')}</Badge>}
              <VerdictBadge verdict={one.verdict} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
