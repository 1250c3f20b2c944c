import { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from './flick.ts'

/** A full pull, the same on every device so that a large screen is no finer hand, in CSS pixels. */
export const FULL_PULL = 120

/** A pull that is shorter than this is none yet: whoever returns to the cap cancels. In CSS pixels. */
export const SHORTEST_PULL = 6

/** Directions keep this part of a CSS pixel, so that pointers which report fractions lose nothing. */
const STEPS_A_PIXEL = 1024

/** How far the finger is from where it picked the cap up, in CSS pixels, x to the right and y down. */
export interface Pull {
  readonly dx: number
  readonly dy: number
}

/** The flick that a pull back means: the cap shoots the other way (R3.1). Null while it is too short to be one. */
export const flickOfPull = ({ dx, dy }: Pull): Flick | null => {
  const length = Math.sqrt(dx * dx + dy * dy)
  if (!(length >= SHORTEST_PULL && length < Infinity)) return null
  const scale = Math.min(STEPS_A_PIXEL, DIRECTION_LIMIT / Math.max(Math.abs(dx), Math.abs(dy)))
  const strength = Math.min(STRENGTH_LIMIT, rounded((length / FULL_PULL) * STRENGTH_LIMIT))
  return { dx: rounded(-dx * scale), dy: rounded(-dy * scale), strength }
}

const rounded = (value: number): number => Math.floor(value + 0.5)
