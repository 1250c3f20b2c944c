'use client'

import type { CaseRow } from '@skelly/protocol'
import { Badge, cn, TableCell, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../desk/paths.ts'
import { Age } from '../words/age.tsx'
import { VerdictBadge } from '../words/verdict-badge.tsx'
import type { ListedCase } from './listed-cases.ts'

const Names = ({ players, leaverId }: Pick<CaseRow, 'players' | 'leaverId'>): ReactNode => {
  const t = useTranslations('queue')
  const leaver = players.find(({ id }) => id === leaverId)
  const others = players.filter(({ id }) => id !== leaverId).map(({ name }) => name)
  if (leaver === undefined) return t('nobody', { one: others[0] ?? '', two: others[1] ?? '' })
  return (
    <>
      <span className="font-semibold">{leaver.name}</span>{' '}
      <span className="text-muted">
        ({leaver.rating}) {t('against', { name: others[0] ?? '' })}
      </span>
    </>
  )
}

const Lately = ({ lately }: Pick<CaseRow, 'lately'>): ReactNode => {
  const t = useTranslations('queue')
  if (lately === null) return <span className="text-muted">–</span>
  return <span className={cn(lately.upheld > 0 ? 'text-bad' : 'text-muted')}>{t('latelyLine', lately)}</span>
}

const Standing = ({ row, isGone }: ListedCase): ReactNode => {
  const [t, cases] = [useTranslations('queue'), useTranslations('cases')]
  return (
    <span className="flex flex-wrap gap-1">
      <VerdictBadge verdict={row.verdict} />
      {row.isAppealed && <Badge tone="accent">{cases('appealed')}</Badge>}
      {isGone && <span className="text-muted text-xs">{t('gone')}</span>}
    </span>
  )
}

/** A case in the queue: the whole line leads to it. */
export const CaseTableRow = ({ row, isGone }: ListedCase): ReactNode => {
  const cases = useTranslations('cases')
  return (
    <TableRow
      data-case={row.matchId}
      className={cn(
        'hover:bg-raised has-[[data-row]:focus-visible]:bg-accent/12 relative',
        isGone && 'opacity-60',
      )}
    >
      <TableCell>
        <Link
          href={paths.case(row.matchId)}
          data-row
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
        >
          <Names {...row} />
        </Link>
        <div className="text-muted mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs sm:hidden">
          <Age at={row.endedAt} />
          <Standing {...{ row, isGone }} />
        </div>
      </TableCell>
      <TableCell data-reason={row.reason}>{cases(`reason_${row.reason}`)}</TableCell>
      <TableCell className="text-right">{row.stake === 0 ? '–' : `−${String(row.stake)}`}</TableCell>
      <TableCell className="hidden md:table-cell">
        <Lately lately={row.lately} />
      </TableCell>
      <TableCell className="text-muted hidden whitespace-nowrap sm:table-cell">
        <Age at={row.endedAt} />
      </TableCell>
      <TableCell className="hidden sm:table-cell">
        <Standing {...{ row, isGone }} />
      </TableCell>
    </TableRow>
  )
}
