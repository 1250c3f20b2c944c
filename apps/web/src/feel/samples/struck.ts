import { hiss } from './hiss.ts'
import { resonance, type Mode } from './resonance.ts'
import { loudest, type Sample } from './sample.ts'

interface Blow {
  readonly modes: readonly Mode[]
  /** Seconds. */
  readonly lasts: number
  /** How long what strikes stays on it, seconds: the longer the duller. */
  readonly touches: number
  /** How much grit is in the blow: 0 is clean, 1 nothing but noise. */
  readonly grit: number
  readonly seed: number
}

const RATE = 44_100
/** At the end it falls to nothing, seconds. */
const FADE = 0.008

/** Something is struck once, and rings. */
export const struck = ({ modes, lasts, touches, grit, seed }: Blow): Sample => {
  const noise = hiss(seed)
  const ringing = modes.map((mode) => resonance(mode, RATE))
  const [length, blow, fade] = [lasts * RATE, touches * RATE, FADE * RATE]
  const samples = new Float32Array(Math.round(length))
  for (let place = 0; place < samples.length; place += 1) {
    const part = place / blow
    const press = part < 1 ? Math.sin(2 * Math.PI * part) * Math.sin(Math.PI * part) : 0
    const input = press * (1 - grit + grit * noise())
    let sum = 0
    for (const ring of ringing) sum += ring(input)
    samples[place] = sum * Math.min(1, (samples.length - place) / fade)
  }
  return { samples: loudest(samples), rate: RATE }
}
