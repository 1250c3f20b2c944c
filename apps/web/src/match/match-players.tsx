'use client'

import { targetOf, type Court, type Match, type Seat, type SkellyState } from '@skelly/engine'
import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'
import { colourOf, courtOf, playersIn, type TableLook } from '@skelly/stage'
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
  /** What is played for, where it is not the game: who is alone has no panel beside it. */
  readonly about?: ReactNode
  /** The referee's clock, ms. */
  readonly clock: () => number
  /** What is said of a player beside how the cap stands, by seat. */
  readonly lineOf: (seat: number) => ReactNode
}

interface SeatPanelProps extends Omit<MatchPlayersProps, 'mine'> {
  readonly place: number
}

const hasBox = ({ boxes }: Court, box: number | null): boolean => boxes.some(({ number }) => number === box)

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
      hasTarget={hasBox(courtOf(state), targetOf(cap.progress))}
      hasRun={props.about === undefined}
      isMover={isMover}
      clock={isShown ? { phase: match.phase, seconds, read: clock } : null}
      line={lineOf(place)}
    />
  )
}

/** Where the panels stand beside the court on a wide screen: before it, and after it. */
const SIDES = [
  'beside:self-end beside:[grid-area:mine]',
  'beside:self-center beside:[grid-area:theirs]',
] as const

/** What is played for takes one side for itself. */
const sidesIn = ({ state, about, mine }: MatchPlayersProps): readonly (readonly number[])[] => {
  const players = playersIn(state)
  if (about !== undefined) return [[], players.length === 1 ? [] : players]
  return sidesOf(state.caps.length, mine)
}

/** Everybody at the table in turn order, the player of this screen first. */
export const MatchPlayers = (props: MatchPlayersProps): ReactNode => (
  <div className="beside:contents flex shrink-0 flex-wrap gap-1.5 px-1.5">
    {sidesIn(props).map((places, side) => (
      <div
        key={SIDES[side]}
        className={cn(
          'beside:flex beside:min-w-0 beside:w-full beside:max-w-72 beside:flex-col beside:gap-2 contents',
          side === 0
            ? 'beside:justify-self-end beside:lefty:justify-self-start'
            : 'beside:justify-self-start beside:lefty:justify-self-end',
          SIDES[side],
        )}
      >
        {side === 0 && props.about}
        {places.map((place) => (
          <SeatPanel key={place} {...props} place={place} />
        ))}
      </div>
    ))}
  </div>
)
