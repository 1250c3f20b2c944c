import { nextInt, type Stream } from '../rng.ts'

/** Sides of one die and how many make a throw: their sum is as good as normal, without a transcendental function. */
const SIDES = 65_536
const DICE = 12
/** The middle of one die. The variance of twelve is their number over twelve, thus 1 in units of SIDES. */
const MIDDLE = (SIDES - 1) / 2

/** A normal deviate of mean 0 and standard deviation 1, never beyond 6, and the stream after it. */
export const nextNormal = (stream: Stream): { readonly value: number; readonly stream: Stream } => {
  let sum = 0
  let rest = stream
  for (let die = 0; die < DICE; die += 1) {
    const drawn = nextInt(rest, SIDES)
    sum += drawn.value - MIDDLE
    rest = drawn.stream
  }
  return { value: sum / SIDES, stream: rest }
}
