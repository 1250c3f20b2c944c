import type { MatchPhase } from '@skelly/engine'

/** The shot clock as it is drawn. */
export type ShotClockFace =
  | { readonly kind: 'none' }
  /** It starts when the caps lie still (R3.2). */
  | { readonly kind: 'rolling' }
  | {
      readonly kind: 'running'
      /** ms, 0 or more */
      readonly left: number
      /** 1 at the start, 0 at the end. */
      readonly part: number
    }

const NONE: ShotClockFace = { kind: 'none' }
const ROLLING: ShotClockFace = { kind: 'rolling' }

/**
 * @param now the server's clock, ms (R3.4)
 * @param seconds the shot clock's length, or null without one
 */
export const shotClockFace = (phase: MatchPhase, seconds: number | null, now: number): ShotClockFace => {
  if (phase.kind !== 'playing' || phase.deadline === null || seconds === null) return NONE
  if (now < phase.stillAt) return ROLLING
  const left = Math.max(0, phase.deadline - now)
  // An outage may have given more than a whole clock (R3.8).
  return { kind: 'running', left, part: Math.min(1, left / (seconds * 1000)) }
}
