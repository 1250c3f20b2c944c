import type { Match, SkellyState } from '@skelly/engine'
import type { Hold } from './device-snapshot.ts'
import { peopleOf } from './people-of.ts'
import type { GameOptions } from './saved-game.ts'

const moverOf = ({ phase, state }: Match<SkellyState>) =>
  phase.kind === 'playing' && state.turn.phase !== 'over' ? state.turn.mover : null

/** Whether the device has to be given to somebody else now, where the players asked for that. */
export const handOverTo = (
  match: Match<SkellyState>,
  before: Match<SkellyState> | null,
  { handOver }: GameOptions,
): Hold | null => {
  const to = moverOf(match)
  const people = peopleOf(match.setup)
  if (!handOver || to === null || people.length < 2 || !people.includes(to)) return null
  return before !== null && moverOf(before) === to ? null : { kind: 'hand-over', to }
}
