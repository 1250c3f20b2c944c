'use client'

import type { Match, Seat, SkellyState } from '@skelly/engine'
import type { SeatPresence } from '@skelly/protocol'
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

/** Everybody at the table, the player of this screen first. */
export const MatchPlayers = (props: MatchPlayersProps): ReactNode => {
  const places = props.match.setup.seats.map((_, place) => place)
  const mineFirst = places.toSorted((one, other) => Number(other === props.seat) - Number(one === props.seat))
  return (
    <div className="flex shrink-0 gap-2 px-2 lg:w-72 lg:flex-col lg:justify-center lg:px-0">
      {mineFirst.map((place) => (
        <SeatPanel key={place} {...props} place={place} />
      ))}
    </div>
  )
}
