import type { Match, SkellyState } from '@skelly/engine'
import type { Hold } from './device-snapshot.ts'
import { peopleOf } from './people-of.ts'

/**
 * Where the game's clock stands still, ms; null where it runs on. A hold lets a shot roll out first (R3.8: between
 * shots only), and a computer player is not hurried by a clock: how long it thinks depends on the device.
 */
export const standsUntil = (
  { phase, setup, state }: Match<SkellyState>,
  hold: Hold | null,
  reading: number,
): number | null => {
  if (phase.kind !== 'playing' || state.turn.phase === 'over') return reading
  const isPersons = peopleOf(setup).includes(state.turn.mover)
  return hold === null && isPersons ? null : Math.max(phase.stillAt, reading)
}
