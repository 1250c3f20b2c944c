import type { Point } from '@skelly/engine'
import { smoothNoise } from './noise.ts'

/** Millimetres between two places where the hand wavers. */
const STEP = 11

interface Hand {
  /** Another seed, another stroke. */
  readonly seed: number
  /** How far the hand strays from the line, mm. */
  readonly waver: number
  /** How far it draws on beyond both ends, at most, mm. */
  readonly overshoot: number
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})

/** A straight line as a hand draws it with a lump of chalk. */
export const roughStroke = (from: Point, to: Point, hand: Hand): readonly Point[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return [from]
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const before = (hand.overshoot * smoothNoise(hand.seed, 0.5)) / length
  const after = (hand.overshoot * smoothNoise(hand.seed + 1, 0.5)) / length
  const steps = Math.max(2, Math.round(length / STEP))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const on = along(from, to, -before + (1 + before + after) * (step / steps))
    const slow = smoothNoise(hand.seed + 2, step / 9)
    const quick = smoothNoise(hand.seed + 3, step)
    const off = hand.waver * (slow + quick * 0.35)
    return { x: on.x + across.x * off, y: on.y + across.y * off }
  })
}
