import { MarkPicture } from '@skelly/court-view'
import { Badge, cn, NarrowName } from '@skelly/ui'
import { Lock } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { paths } from '../../frame/paths.ts'
import { RatingChange } from '../../players/rating-change.tsx'
import { FinalCourt } from './final-court.tsx'
import { winnerOf, type ReplayItem, type ReplayItemSeat } from './replay-item.ts'

/** How it ended, in words. */
const endWords = async (item: ReplayItem): Promise<string> => {
  const t = await getTranslations('replays')
  const { ending, flicks } = item
  if (ending === 'last-box') return t('ended_last-box', { flicks })
  if (ending === 'void') return t('ended_void')
  const winner = winnerOf(item)
  return winner === null ? t('ended_machine') : t(`ended_${ending}`, { name: winner.name })
}

interface SeatProps {
  readonly seat: ReplayItemSeat
  readonly isWinner: boolean
}

const Seat = ({ seat, isWinner }: SeatProps): ReactNode => {
  const { colour, name, ratingChange } = seat
  return (
    <li className="flex max-w-full items-center gap-1.5">
      <MarkPicture colour={colour} size={18} className="shrink-0" />
      <span className={cn('min-w-0 wrap-anywhere', isWinner && 'font-semibold')}>
        <NarrowName name={name} />
      </span>
      {ratingChange !== null && <RatingChange change={ratingChange} className="text-sm" />}
    </li>
  )
}

const Marks = async ({ item }: { readonly item: ReplayItem }): Promise<ReactNode> => {
  const t = await getTranslations('replays')
  const { ending, events, isPrivate, verdict } = item
  // a knockout is told where nothing else tells of it
  const isSaid = ending === 'knockouts' || events.includes('double-kill')
  const told = events.filter((event) => event !== 'knockout' || !isSaid)
  const isTakenBack = verdict === 'voided' || verdict === 'excused'
  if (told.length === 0 && !isPrivate && !isTakenBack) return null
  return (
    <span className="flex flex-wrap gap-1.5">
      {isPrivate && (
        <Badge tone="sky">
          <Lock aria-hidden />
          {t('private')}
        </Badge>
      )}
      {isTakenBack && (
        <Badge data-verdict={verdict} tone="sky">
          {t(`verdict_${verdict}`)}
        </Badge>
      )}
      {told.map((event) => (
        <Badge key={event} data-event={event} tone={event === 'double-kill' ? 'accent' : 'plain'}>
          {t(`event_${event}`)}
        </Badge>
      ))}
    </span>
  )
}

/** A replay in the list; all of it leads there. */
export const ReplayListRow = async ({ item }: { readonly item: ReplayItem }): Promise<ReactNode> => {
  const t = await getTranslations('replays')
  const { at, flicks, id, seats, way } = item
  const winner = winnerOf(item)
  const words = await endWords(item)
  return (
    <li
      data-replay={id}
      className="border-line hover:bg-raised/60 relative flex gap-3 border-b px-2 py-3 transition-colors last:border-0 sm:gap-4 sm:px-3"
    >
      <FinalCourt caps={seats} className="h-20 w-auto shrink-0 sm:h-22" />
      <div className="min-w-0 grow space-y-1">
        <ul aria-label={t('players')} className="flex flex-wrap gap-x-4 gap-y-0.5">
          {seats.map((seat, index) => (
            <Seat key={index} seat={seat} isWinner={seat === winner} />
          ))}
        </ul>
        <Link
          prefetch={false}
          href={paths.replay(id)}
          className="block text-pretty [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {words}
        </Link>
        <p className="text-muted flex flex-wrap items-center gap-x-1.5 text-sm">
          <span>{t(`way_${way}`)}</span>
          <span aria-hidden>·</span>
          <span>{t('flicks', { count: flicks })}</span>
          <span aria-hidden>·</span>
          <LocalTime at={at} />
        </p>
        <Marks item={item} />
      </div>
    </li>
  )
}
