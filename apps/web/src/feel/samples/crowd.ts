import { claps } from './claps.ts'
import { loudest, type Sample } from './sample.ts'
import type { SampleName } from './sample-name.ts'
import { CROWD_RATE, voices } from './voices.ts'

type CrowdName = Extract<SampleName, `crowd-${string}`>

/** Both at once, the second from `later` seconds on and so much softer. */
const together = (one: Sample, other: Sample, later: number, part: number): Sample => {
  const begin = Math.round(later * CROWD_RATE)
  const samples = new Float32Array(Math.max(one.samples.length, begin + other.samples.length))
  samples.set(one.samples)
  for (const [place, sample] of other.samples.entries()) {
    const now = begin + place
    samples[now] = (samples[now] ?? 0) + sample * part
  }
  return { samples: loudest(samples), rate: CROWD_RATE }
}

/** Those who stand round the court, and what it takes to hear from them. Another seed is another cry. */
export const crowd = {
  'crowd-pot': (seed) =>
    voices({ vowel: 'oh', lasts: 0.55, people: 3, glide: [1.02, 0.9], peak: 0.25, seed }),
  'crowd-rescue': (seed) =>
    voices({ vowel: 'ay', lasts: 0.6, people: 4, glide: [0.95, 1.18], peak: 0.45, seed }),
  'crowd-knockout': (seed) =>
    voices({ vowel: 'oh', lasts: 0.8, people: 5, glide: [1.12, 0.84], peak: 0.2, seed }),
  'crowd-double': (seed) =>
    together(
      voices({ vowel: 'ah', lasts: 1.1, people: 7, glide: [1.05, 1.22], peak: 0.3, seed }),
      claps({ lasts: 1.2, people: 4, often: 4.4, seed }),
      0.25,
      0.5,
    ),
  'crowd-killer': (seed) =>
    voices({ vowel: 'oo', lasts: 1, people: 6, glide: [0.86, 1.12], peak: 0.6, seed }),
  'crowd-win': (seed) =>
    together(
      claps({ lasts: 1.6, people: 8, often: 4.6, seed }),
      voices({ vowel: 'ay', lasts: 1, people: 6, glide: [0.96, 1.16], peak: 0.35, seed: seed + 3 }),
      0.05,
      0.8,
    ),
} as const satisfies Record<CrowdName, (seed: number) => Sample>
