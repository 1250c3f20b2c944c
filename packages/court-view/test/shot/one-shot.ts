import { bodyOf, launchOf, simulate, streetCourt, type Body, type ShotTrace } from '@skelly/engine'
import type { ShotClock, ShownShot } from '../../src/shot/shown-shot.ts'

/** Ana's cap runs head on into Ben's. */
export const BODIES: readonly Body[] = [
  bodyOf('tar', { x: 500, y: 1000 }, 100),
  bodyOf('candle', { x: 500, y: 800 }, 100),
]
export const TRACE: ShotTrace = simulate(
  streetCourt,
  BODIES,
  launchOf({ dx: 0, dy: -1, strength: 400 }, 'tar', 0),
)

export const shotWith = (clock: ShotClock): ShownShot => ({
  id: 'one',
  trace: TRACE,
  bodies: BODIES,
  pieceIds: ['ana', 'ben'],
  clock,
})
