import type { Body, Segment, ShotTrace } from '@skelly/engine'
import { noise } from '../chalk/noise.ts'

/** Degrees a millimetre, at most, for an empty cap: what weighs more is harder to turn. */
const QUICKEST = 1.1

const travelled = (segment: Segment, until: number, deceleration: number): number => {
  const slides = deceleration > 0 ? segment.speed / deceleration : Infinity
  const time = Math.min(Math.max(0, until - segment.start), slides)
  return segment.speed * time - (deceleration * time * time) / 2
}

/** How far a cap has turned about itself, in degrees. For the eye only: physics knows no spin. */
export const spinAt = (trace: ShotTrace, bodies: readonly Body[], body: number, time: number): number => {
  const deceleration = bodies[body]?.deceleration ?? 0
  const quickest = QUICKEST / Math.sqrt(bodies[body]?.mass ?? 1)
  const segments = trace.segments[body] ?? []
  return segments.reduce((turned, segment, index) => {
    const until = Math.min(time, segments[index + 1]?.start ?? time)
    const rate = (noise(body * 101 + index) - 0.5) * 2 * quickest
    return turned + travelled(segment, until, deceleration) * rate
  }, 0)
}
