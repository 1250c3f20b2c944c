import type { ReplayFrame } from '../../src/replay/replay-frame.ts'
import { BODIES, TRACE } from '../shot/one-shot.ts'

const shot = { trace: TRACE, bodies: BODIES, pieceIds: ['ana', 'ben'] }

const frame = (id: string, number: number | null, has: ReplayFrame['shot']): ReplayFrame => ({
  id,
  number,
  pieces: [],
  shot: has,
  highlight: null,
  who: 'Ana',
  colour: 0,
  ruling: 'Miss',
  isMarked: false,
  standings: { before: [], after: [] },
  clock: null,
})

/** A shot, a turn without one, a shot, and the end. */
export const FRAMES: readonly ReplayFrame[] = [
  frame('a', 1, shot),
  frame('b', 2, null),
  frame('c', 3, shot),
  frame('d', null, null),
]
/** Seconds. */
export const ROLL: number = TRACE.duration
