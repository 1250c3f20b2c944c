import { randomInt } from 'node:crypto'
import { millis, skelly, type Command, type Match, type SkellyMove, type SkellyState } from '@skelly/engine'

/** How games end that are not played to their end (R10.3 to R10.6). */
export const WALK_OUTS = ['resigned', 'silent', 'three-clocks', 'both-gone'] as const

export interface WalkOut {
  readonly how: (typeof WALK_OUTS)[number]
  /** From this flick or lost turn on. */
  readonly fromPly: number
}

/** Milliseconds until silence is leaving (R10.3), a little more. */
const SILENCE = 61_000
const EARLIEST = 6
const SPREAD = 24

/** One game in so many is walked out of, each way as often as the others. */
const ONE_IN = 6

/** How a game of chance is walked out of; null for most, which are played. */
export const walkOutByChance = (): WalkOut | null => {
  if (randomInt(ONE_IN) !== 0) return null
  return { how: WALK_OUTS[randomInt(WALK_OUTS.length)] ?? 'resigned', fromPly: EARLIEST + randomInt(SPREAD) }
}

/** What ends a game in the way of a walk-out, or one player's part in it; null as long as it is played on. */
export const leavingOf = (
  { phase, ply, setup, state }: Match<SkellyState>,
  { fromPly, how }: WalkOut,
): Command<SkellyMove> | null => {
  const mover = skelly.mover(state)
  const isWhole = state.caps.filter(({ inGame }) => inGame).length === setup.seats.length
  if (ply < fromPly || phase.kind !== 'playing' || mover === null || !isWhole) return null
  if (how === 'three-clocks') return phase.deadline === null ? null : { kind: 'time-out', at: phase.deadline }
  const at = how === 'resigned' ? phase.stillAt : millis(phase.stillAt + SILENCE)
  return { kind: 'leave', at, seats: [mover], why: how }
}
