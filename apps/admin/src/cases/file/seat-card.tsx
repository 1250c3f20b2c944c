'use client'

import { CapPicture } from '@skelly/court-view'
import { FILL_NAMES, type Fill } from '@skelly/engine'
import type { CaseSeat } from '@skelly/protocol'
import { LocalTime } from '@skelly/site'
import { Badge, cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../desk/paths.ts'
import { VerdictBadge } from '../words/verdict-badge.tsx'
import { signed } from './signed.ts'

interface SeatCardProps {
  readonly seat: CaseSeat
  readonly isLeaver: boolean
}

const fillNamed = (name: string): Fill => FILL_NAMES.find((fill) => fill === name) ?? 'empty'

const Receipt = ({ receipt }: Pick<CaseSeat, 'receipt'>): ReactNode => {
  const t = useTranslations('cases')
  if (receipt === null) return <span className="text-muted">{t('unrated')}</span>
  const { before, after } = receipt
  const change = after - before
  return (
    <span data-receipt className="tabular-nums">
      {before} → {after}{' '}
      <span className={cn('font-semibold', change < 0 ? 'text-bad' : 'text-good')}>{signed(change)}</span>
    </span>
  )
}

const Earlier = ({ earlier }: Pick<CaseSeat, 'earlier'>): ReactNode => {
  const t = useTranslations('cases')
  if (earlier.length === 0) return <p className="text-muted text-xs">{t('noEarlier')}</p>
  return (
    <details className="text-xs" open={earlier.length <= 2}>
      <summary className="text-muted cursor-pointer py-1">{t('earlier', { count: earlier.length })}</summary>
      <ul className="mt-1 space-y-1">
        {earlier.map(({ matchId, reason, verdict, endedAt }) => (
          <li key={matchId}>
            <Link
              href={paths.case(matchId)}
              className="hover:bg-raised flex min-h-6 flex-wrap items-center gap-x-2 rounded"
            >
              <LocalTime at={endedAt} className="text-muted" />
              <span className="min-w-0 flex-1">{t(`reason_${reason}`)}</span>
              <VerdictBadge verdict={verdict} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Somebody of a case: what the game did to their rating, and what is known of them. */
export const SeatCard = ({ seat, isLeaver }: SeatCardProps): ReactNode => {
  const t = useTranslations('cases')
  return (
    <article
      aria-label={seat.name}
      data-seat={seat.seat}
      className={cn('rounded-xl border p-2.5', isLeaver ? 'border-bad/50' : 'border-line')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <CapPicture fill={fillNamed(seat.fill)} colour={seat.colour} size={28} />
        <Link href={paths.player(seat.id)} className="min-w-0 font-semibold wrap-anywhere hover:underline">
          {seat.name}
        </Link>
        <span data-rating className="ml-auto font-semibold tabular-nums">
          {seat.rating}
        </span>
        {isLeaver && <Badge tone="bad">{t('walkedOut')}</Badge>}
      </div>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-[13px]">
        <dt className="text-muted">{t('thisGame')}</dt>
        <dd>
          <Receipt receipt={seat.receipt} />
        </dd>
        <dt className="text-muted">{t('record')}</dt>
        <dd className="tabular-nums">{t('recordLine', { ...seat.record, games: seat.ratedGames })}</dd>
      </dl>
      {seat.keptOutUntil !== null && (
        <p className="text-bad mt-1 text-xs">
          {t('keptOut')} <LocalTime at={seat.keptOutUntil} />
        </p>
      )}
      <div className="mt-1.5">
        <Earlier earlier={seat.earlier} />
      </div>
    </article>
  )
}
