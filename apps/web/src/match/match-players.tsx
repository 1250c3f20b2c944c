'use client'

import type { Match, Seat, SkellyState } from '@skelly/engine'
import type { SeatPresence } from '@skelly/protocol'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import { PlayerPanel } from './player-panel.tsx'
import { shotClockFace } from './shot-clock.ts'
import { usePresenceWord } from './use-presence-word.ts'

interface MatchPlayersProps {
  readonly match: Match<SkellyState>
  /** What the court shows: it may be behind the match while caps roll. */
  readonly state: SkellyState
  readonly seat: Seat | null
  readonly presences: readonly SeatPresence[]
  readonly silence: number
  /** The server's clock, ms. */
  readonly now: number | null
}

interface SeatPanelProps extends MatchPlayersProps {
  readonly place: number
}

const SeatPanel = ({ match, state, seat, presences, silence, now, place }: SeatPanelProps): ReactNode => {
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
const SIDES = ['lg:order-1', 'lg:order-3'] as const

/** Everybody at the table, the player of this screen first. */
export const MatchPlayers = (props: MatchPlayersProps): ReactNode => {
  const places = props.match.setup.seats.map((_, place) => place)
  const mineFirst = places.toSorted((one, other) => Number(other === props.seat) - Number(one === props.seat))
  return (
    <div className="flex shrink-0 gap-2 px-2 lg:contents">
      {mineFirst.map((place, index) => (
        <div
          key={place}
          className={cn('flex min-w-0 flex-1 lg:w-64 lg:flex-none lg:self-center xl:w-72', SIDES[index])}
        >
          <SeatPanel {...props} place={place} />
        </div>
      ))}
    </div>
  )
}
