'use client'

import { CapPicture } from '@skelly/court-view'
import type { LobbyClient } from '@skelly/game-client'
import type { LobbySeat, LobbyView, QuickWord } from '@skelly/protocol'
import { Badge, Button, cn, NarrowName } from '@skelly/ui'
import { ArrowUp, Check, Crown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Passing } from '../talk/passing.ts'
import { SaidBubble } from '../talk/said-bubble.tsx'
import { MakerMenu } from './maker-menu.tsx'

interface SeatRowProps {
  readonly lobby: LobbyClient
  readonly view: LobbyView
  readonly mine: number | null
  readonly place: number
  readonly seat: LobbySeat
  readonly said: Passing<QuickWord> | undefined
}

interface StandingProps {
  readonly seat: LobbySeat
  readonly isMaker: boolean
  /** Whether the room's game is on. */
  readonly isPlaying: boolean
}

const Standing = ({ seat, isMaker, isPlaying }: StandingProps): ReactNode => {
  const t = useTranslations('room')
  if (!seat.isHere) return <span className="text-accent-text">{t(isPlaying ? 'playing' : 'away')}</span>
  if (isMaker) return <span>{t('maker')}</span>
  return seat.isReady ? (
    <span className="text-good inline-flex items-center gap-1 font-semibold">
      <Check aria-hidden className="size-4" />
      {t('ready')}
    </span>
  ) : (
    <span>{t('notReady')}</span>
  )
}

const Name = ({ seat, isMaker, isMine }: NameProps): ReactNode => {
  const t = useTranslations('room')
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-2">
      {isMaker && <Crown aria-hidden className="text-accent-text size-4 shrink-0" />}
      <span className="font-semibold wrap-anywhere">
        <NarrowName name={seat.name} />
      </span>
      {isMine && <Badge tone="accent">{t('you')}</Badge>}
    </p>
  )
}

interface NameProps {
  readonly seat: LobbySeat
  readonly isMaker: boolean
  readonly isMine: boolean
}

/** One who sits in a room: cap, name, whether they are ready and here, and what the maker may do. */
export const SeatRow = ({ lobby, view, mine, place, seat, said }: SeatRowProps): ReactNode => {
  const t = useTranslations('room')
  const isMaker = place === view.maker
  const isMine = place === mine
  const mayRule = mine !== null && mine === view.maker
  return (
    <li
      data-seat={place}
      data-ready={seat.isReady}
      data-here={seat.isHere}
      className={cn(
        'sideways:min-h-13 sideways:py-0.5 relative flex min-h-16 min-w-0 items-center gap-3 rounded-2xl border px-3 py-2',
        isMine ? 'border-accent/60 bg-accent/8' : 'border-line bg-page/40',
        !seat.isHere && 'opacity-70',
      )}
    >
      <CapPicture fill={seat.fill} colour={seat.colour} size={48} className="sideways:size-10 shrink-0" />
      <div className="mr-auto min-w-0">
        <Name seat={seat} isMaker={isMaker} isMine={isMine} />
        <p className="text-muted text-sm">
          <Standing seat={seat} isMaker={isMaker} isPlaying={view.matchId !== ''} />
        </p>
      </div>
      {mayRule && view.options.order === 'chosen' && place > 0 && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('earlier', { name: seat.name })}
          title={t('earlier', { name: seat.name })}
          onClick={() => lobby.swap(place - 1, place)}
        >
          <ArrowUp aria-hidden />
        </Button>
      )}
      {mayRule && !isMine && <MakerMenu lobby={lobby} place={place} name={seat.name} />}
      <SaidBubble said={said} className="top-1/2 right-14 -translate-y-1/2" />
    </li>
  )
}
