import { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from '../flick/flick.ts'
import type { Stream } from '../rng.ts'
import type { Hand } from './hand.ts'
import { nextNormal } from './normal.ts'

/** What a hand does to one flick. */
export interface HandError {
  /** Sideways per length of the line aimed along; for angles as small as a hand's this is the angle in radians. */
  readonly slope: number
  /** The strength that comes out of a strength of 1. */
  readonly factor: number
}

/** Radians in a degree, which a slope needs no tangent for. */
const SLOPE_PER_DEGREE = 0.017453292519943295

/** Draws what the hand does to its next flick. */
export const drawHandError = (
  hand: Hand,
  stream: Stream,
): { readonly value: HandError; readonly stream: Stream } => {
  const direction = nextNormal(stream)
  const strength = nextNormal(direction.stream)
  const slope = direction.value * hand.direction * SLOPE_PER_DEGREE
  const factor = 1 + (strength.value * hand.strength) / 100
  return { value: { slope, factor }, stream: strength.stream }
}

/** Draws so many errors of the hand, one after the other. */
export const drawHandErrors = (
  hand: Hand,
  count: number,
  stream: Stream,
): { readonly drawn: readonly HandError[]; readonly stream: Stream } => {
  const drawn: HandError[] = []
  let rest = stream
  while (drawn.length < count) {
    const next = drawHandError(hand, rest)
    drawn.push(next.value)
    rest = next.stream
  }
  return { drawn, stream: rest }
}

/** The flick that comes out when the hand errs so. */
export const shaken = (flick: Flick, { slope, factor }: HandError): Flick => {
  const x = flick.dx - slope * flick.dy
  const y = flick.dy + slope * flick.dx
  const scale = DIRECTION_LIMIT / Math.max(Math.abs(x), Math.abs(y))
  const strength = Math.min(STRENGTH_LIMIT, Math.max(1, nearest(flick.strength * factor)))
  return { dx: nearest(x * scale), dy: nearest(y * scale), strength }
}

const nearest = (value: number): number => Math.floor(value + 0.5)
