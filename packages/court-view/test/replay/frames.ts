import type { ReplayFrame } from '../../src/replay/replay-frame.ts'
import { BODIES, TRACE } from '../shot/one-shot.ts'

const shot = { trace: TRACE, bodies: BODIES, pieceIds: ['ana', 'ben'] }

const frame = (id: string, has: ReplayFrame['shot']): ReplayFrame => ({
  id,
  pieces: [],
  shot: has,
  highlight: null,
  who: 'Ana',
  ruling: 'Miss',
})

/** A shot, a turn without one, a shot, and the end. */
export const FRAMES: readonly ReplayFrame[] = [
  frame('a', shot),
  frame('b', null),
  frame('c', shot),
  frame('d', null),
]
/** Seconds. */
export const ROLL: number = TRACE.duration
