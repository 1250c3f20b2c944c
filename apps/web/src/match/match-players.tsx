'use client'

import type { Match, SkellyState } from '@skelly/engine'
import type { MatchSnapshot } from '@skelly/game-client'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import { useNow } from '../frame/use-now.ts'
import { PlayerPanel } from './player-panel.tsx'
import { shotClockFace } from './shot-clock.ts'
import { usePresenceWord } from './use-presence-word.ts'

interface MatchPlayersProps {
  readonly match: Match<SkellyState>
  /** What the court shows: it may be behind the match while caps roll. */
  readonly state: SkellyState
  readonly snapshot: MatchSnapshot
  /** The server's clock, ms. */
  readonly clock: () => number
}

interface SeatPanelProps extends Omit<MatchPlayersProps, 'clock'> {
  readonly place: number
  readonly now: number | null
}

/** How often the clock's face is looked at, ms. */
const LOOK_EVERY = 200

const SeatPanel = ({ match, state, snapshot, now, place }: SeatPanelProps): ReactNode => {
  const { seat, presences, silence } = snapshot
  const presence = usePresenceWord(presences[place], now, silence)
  const cap = state.caps[place]
  if (cap === undefined) return null
  const isMover = match.phase.kind === 'playing' && state.turn.phase !== 'over' && state.turn.mover === place
  const face = isMover && now !== null ? shotClockFace(match.phase, match.setup.shotClock, now) : null
  return (
    <PlayerPanel
      name={match.setup.seats[place]?.name ?? ''}
      seat={place}
      cap={cap}
      isMe={place === seat}
      face={face}
      presence={place === seat ? null : presence}
    />
  )
}

/** Where the panels stand beside the court on a wide screen: the own one before it, the other's after it. */
const SIDES = ['beside:order-1', 'beside:order-3'] as const

/** Everybody at the table, the player of this screen first. */
export const MatchPlayers = ({ clock, ...table }: MatchPlayersProps): ReactNode => {
  const now = useNow(clock, LOOK_EVERY)
  const { seat } = table.snapshot
  const places = table.match.setup.seats.map((_, place) => place)
  const mineFirst = places.toSorted((one, other) => Number(other === seat) - Number(one === seat))
  return (
    <div className="beside:contents flex shrink-0 gap-2 px-2">
      {mineFirst.map((place, index) => (
        <div
          key={place}
          className={cn(
            'beside:w-52 beside:flex-none beside:self-center flex min-w-0 flex-1 lg:w-64 xl:w-72',
            SIDES[index],
          )}
        >
          <SeatPanel {...table} now={now} place={place} />
        </div>
      ))}
    </div>
  )
}
