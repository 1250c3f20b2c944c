import type { Seed } from '../ids.ts'
import { nextInt, streamOf } from '../rng.ts'

/** Draws a whole number from 0 to `below` − 1. */
export type Draw = (below: number) => number

/** Draws one number after the other from a seed's stream of that name: always the same ones. */
export const drawFrom = (seed: Seed, name: string): Draw => {
  let stream = streamOf(seed, name)
  return (below) => {
    const drawn = nextInt(stream, below)
    stream = drawn.stream
    return drawn.value
  }
}
