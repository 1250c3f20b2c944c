import { hiss } from './hiss.ts'
import { resonance, type Mode } from './resonance.ts'
import { loudest, type Sample } from './sample.ts'

interface Grit {
  /** Seconds. */
  readonly lasts: number
  /** How many grains of the street it catches on, a second. */
  readonly grains: number
  /** How much is even noise beside the grains, 0 to 1. */
  readonly even: number
  readonly modes: readonly Mode[]
  readonly seed: number
  /** How loud it is at each part of its time, from 0 to 1. */
  readonly shape: (part: number) => number
}

const RATE = 44_100

/** Something is drawn over what is rough. */
export const grains = ({ lasts, grains: often, even, modes, seed, shape }: Grit): Sample => {
  const noise = hiss(seed)
  const ringing = modes.map((mode) => resonance(mode, RATE))
  const samples = new Float32Array(Math.round(lasts * RATE))
  const chance = (2 * often) / RATE
  for (let place = 0; place < samples.length; place += 1) {
    const caught = noise() + 1 < chance ? noise() * 6 : 0
    const input = caught * (1 - even) + noise() * even
    let sum = 0
    for (const ring of ringing) sum += ring(input)
    samples[place] = sum * shape(place / samples.length)
  }
  return { samples: loudest(samples), rate: RATE }
}
