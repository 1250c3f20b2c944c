import type { Match, Seat, SkellyState } from '@skelly/engine'

/** A turn that a computer player has to choose: all that it thinks follows from the match. */
export interface ComputerTurn {
  readonly match: Match<SkellyState>
  readonly seat: Seat
}

/** The turn of the computer player that is on turn, or null. */
export const computerTurn = (match: Match<SkellyState>): ComputerTurn | null => {
  const { turn } = match.state
  if (match.phase.kind !== 'playing' || turn.phase === 'over') return null
  return match.setup.seats[turn.mover]?.computer === undefined ? null : { match, seat: turn.mover }
}
