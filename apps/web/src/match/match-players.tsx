'use client'

import type { Match, Seat, SkellyState } from '@skelly/engine'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import { useNow } from '../frame/use-now.ts'
import { PlayerPanel } from './player-panel.tsx'
import { sidesOf } from './sides-of.ts'
import { shotClockFace } from './shot-clock.ts'

interface MatchPlayersProps {
  readonly match: Match<SkellyState>
  /** What the court shows: it may be behind the match while caps roll. */
  readonly state: SkellyState
  /** Whose screen it is, or null where it is everybody's. */
  readonly mine: Seat | null
  /** The referee's clock, ms. */
  readonly clock: () => number
  /** What is said of a player under the name, by seat. */
  readonly lineOf: (seat: number) => ReactNode
}

interface SeatPanelProps extends Omit<MatchPlayersProps, 'clock' | 'mine'> {
  readonly place: number
  readonly now: number | null
}

/** How often the clock's face is looked at, ms. */
const LOOK_EVERY = 200
/** Where there is no clock to look at. */
const SELDOM = 60_000

const SeatPanel = ({ match, state, now, place, lineOf }: SeatPanelProps): ReactNode => {
  const cap = state.caps[place]
  if (cap === undefined) return null
  const isMover = match.phase.kind === 'playing' && state.turn.phase !== 'over' && state.turn.mover === place
  const seat = match.setup.seats[place]
  // A computer player takes its time: no clock hurries it.
  const seconds = seat?.computer === undefined ? match.setup.shotClock : null
  const face = isMover && now !== null ? shotClockFace(match.phase, seconds, now) : null
  return (
    <PlayerPanel
      name={seat?.name ?? ''}
      seat={place}
      cap={cap}
      isCrowded={match.setup.seats.length > 2}
      face={face}
      line={lineOf(place)}
    />
  )
}

/** Where the panels stand beside the court on a wide screen: before it, and after it. */
const SIDES = ['beside:order-1', 'beside:order-3'] as const

/** Everybody at the table in turn order, the player of this screen first. */
export const MatchPlayers = ({ clock, mine, ...table }: MatchPlayersProps): ReactNode => {
  const now = useNow(clock, table.match.setup.shotClock === null ? SELDOM : LOOK_EVERY)
  return (
    <div className="beside:contents flex shrink-0 gap-2 px-2">
      {sidesOf(table.match.setup.seats.length, mine).map((places, side) => (
        <div
          key={SIDES[side]}
          className={cn(
            'beside:flex beside:w-[clamp(13rem,20vw,18rem)] beside:flex-none beside:flex-col beside:gap-3 beside:self-center contents',
            SIDES[side],
          )}
        >
          {places.map((place) => (
            <SeatPanel key={place} {...table} now={now} place={place} />
          ))}
        </div>
      ))}
    </div>
  )
}
