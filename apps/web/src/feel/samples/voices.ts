import { hiss } from './hiss.ts'
import { resonance } from './resonance.ts'
import { loudest, type Sample } from './sample.ts'

/** A mouth's shape: the formants that noise and tone go through, Hz. */
const VOWELS = {
  oo: [380, 820, 2300],
  oh: [500, 900, 2500],
  ah: [760, 1180, 2550],
  ay: [530, 1780, 2480],
} as const

interface Cry {
  readonly vowel: keyof typeof VOWELS
  /** Seconds. */
  readonly lasts: number
  readonly people: number
  /** How the pitch goes from beginning to end, as parts of each one's own. */
  readonly glide: readonly [number, number]
  /** When it is loudest, as a part of its time. */
  readonly peak: number
  readonly seed: number
}

interface Person {
  /** Hz */
  readonly pitch: number
  readonly begins: number
  readonly loud: number
  phase: number
}

/** Mouths let hardly anything through above: half of what a device's own rate would be is plenty, and quicker made. */
export const CROWD_RATE = 12_000
const PARTS = [1, 1.2, 0.8] as const

const peopleOf = (people: number, noise: () => number): readonly Person[] =>
  Array.from({ length: people }, (_, place) => ({
    pitch: (place % 3 === 0 ? 118 : place % 3 === 1 ? 176 : 232) * (1 + 0.11 * noise()),
    begins: place === 0 ? 0 : 0.05 * (noise() + 1),
    loud: 0.6 + 0.4 * noise(),
    phase: noise() + 1,
  }))

/** Rises quickly, falls slowly, begins and ends at nothing. */
const swell = (part: number, peak: number): number =>
  part < peak
    ? Math.sin((Math.PI / 2) * (part / peak)) ** 2
    : Math.cos((Math.PI / 2) * ((part - peak) / (1 - peak))) ** 2

/** So finely a swell is worked out: it is asked for of every person at every sample. */
const STEPS = 400
const swells = (peak: number): Float32Array =>
  Float32Array.from({ length: STEPS }, (_, step) => swell(step / STEPS, peak))

/** A few people cry out together: breath and tone through the formants of a vowel. */
export const voices = ({ vowel, lasts, people, glide, peak, seed }: Cry): Sample => {
  const noise = hiss(seed)
  const crowd = peopleOf(people, noise)
  const mouth = VOWELS[vowel].map((pitch, place) =>
    resonance({ pitch, rings: 0.022, part: PARTS[place] ?? 0 }, CROWD_RATE),
  )
  const loud = swells(peak)
  const samples = new Float32Array(Math.round(lasts * CROWD_RATE))
  for (let place = 0; place < samples.length; place += 1) {
    const part = place / samples.length
    const turn = (glide[0] + (glide[1] - glide[0]) * part) / CROWD_RATE
    // all breathe the same air: a noise for each of them sounds no better, and takes longest
    const air = noise()
    let breath = 0
    for (const person of crowd) {
      person.phase += person.pitch * turn * (1 + 0.02 * air)
      const swelled = loud[Math.trunc((part - person.begins) * STEPS)] ?? 0
      const tone = 1 - 2 * (person.phase - Math.trunc(person.phase))
      breath += swelled * person.loud * (tone * 0.75 + air * 0.25)
    }
    let sum = 0
    for (const formant of mouth) sum += formant(breath)
    samples[place] = sum
  }
  return { samples: loudest(samples), rate: CROWD_RATE }
}
