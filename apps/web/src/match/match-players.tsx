'use client'

import type { Match, Seat, SkellyState } from '@skelly/engine'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import { colourOf, type TableLook } from '../stage/table-look.ts'
import { PlayerPanel } from './player-panel.tsx'
import { sidesOf } from './sides-of.ts'

interface MatchPlayersProps {
  readonly match: Match<SkellyState>
  readonly look: TableLook
  /** What the court shows: it may be behind the match while caps roll. */
  readonly state: SkellyState
  /** Whether caps roll on this screen: then no clock is shown, nor the next player's yet. */
  readonly isRolling: boolean
  /** Whose screen it is, or null where it is everybody's. */
  readonly mine: Seat | null
  /** By seat. */
  readonly names: readonly string[]
  /** What is played for, where it is not the game. */
  readonly about?: ReactNode
  /** The referee's clock, ms. */
  readonly clock: () => number
  /** What is said of a player under the name, by seat. */
  readonly lineOf: (seat: number) => ReactNode
}

interface SeatPanelProps extends Omit<MatchPlayersProps, 'mine' | 'about'> {
  readonly place: number
}

const SeatPanel = (props: SeatPanelProps): ReactNode => {
  const { match, look, state, isRolling, names, clock, place, lineOf } = props
  const cap = state.caps[place]
  if (cap === undefined) return null
  const isMover = match.phase.kind === 'playing' && state.turn.phase !== 'over' && state.turn.mover === place
  const seat = match.setup.seats[place]
  // A computer player takes its time: no clock hurries it.
  const seconds = seat?.computer === undefined ? match.setup.shotClock : null
  const isShown = isMover && !isRolling && seconds !== null
  return (
    <PlayerPanel
      name={names[place] ?? ''}
      seat={place}
      colour={colourOf(look, place)}
      cap={cap}
      isCrowded={playersIn(state).length > 2}
      isMover={isMover}
      clock={isShown ? { phase: match.phase, seconds, read: clock } : null}
      line={lineOf(place)}
    />
  )
}

/** Whose caps they are: a bystander is nobody's. */
const playersIn = ({ caps }: SkellyState): readonly number[] =>
  caps.flatMap(({ bystander = false }, place) => (bystander ? [] : [place]))

/** Where the panels stand beside the court on a wide screen: before it, and after it. */
const SIDES = ['beside:order-1', 'beside:order-3'] as const

/** Who plays alone for something else than the game needs no panel, but for the clock. */
const sidesIn = (
  { state, match }: Pick<MatchPlayersProps, 'state' | 'match'>,
  mine: Seat | null,
  hasAbout: boolean,
) => {
  const players = playersIn(state)
  if (hasAbout && players.length === 1 && match.setup.shotClock === null) return [[], []]
  return sidesOf(state.caps.length, mine).map((places) => places.filter((place) => players.includes(place)))
}

/** Everybody at the table in turn order, the player of this screen first. */
export const MatchPlayers = ({ mine, about, ...table }: MatchPlayersProps): ReactNode => (
  <div className={cn('beside:contents flex shrink-0 gap-2 px-2', about !== undefined && 'flex-wrap')}>
    {sidesIn(table, mine, about !== undefined).map((places, side) => (
      <div
        key={SIDES[side]}
        className={cn(
          'beside:flex beside:w-[clamp(13rem,20vw,18rem)] beside:flex-none beside:flex-col beside:gap-3 beside:self-center contents',
          SIDES[side],
        )}
      >
        {side === 0 && about}
        {places.map((place) => (
          <SeatPanel key={place} {...table} place={place} />
        ))}
      </div>
    ))}
  </div>
)
