import { hiss } from './hiss.ts'
import { resonance } from './resonance.ts'
import { loudest, type Sample } from './sample.ts'
import { CROWD_RATE } from './voices.ts'

interface Applause {
  /** Seconds. */
  readonly lasts: number
  readonly people: number
  /** Claps a second of each of them. */
  readonly often: number
  readonly seed: number
}

/** Seconds that one clap is heard. */
const CLAP = 0.035
/** By so much it falls from sample to sample. */
const FALLS = Math.exp(-1 / (0.005 * CROWD_RATE))

interface Clap {
  readonly at: number
  readonly loud: number
}

const clapsOf = ({ lasts, people, often, seed }: Applause): readonly Clap[] => {
  const noise = hiss(seed)
  return Array.from({ length: people }, () => {
    const [first, pace] = [0.12 * (noise() + 1), often * (1 + 0.15 * noise())]
    const loud = 0.65 + 0.35 * noise()
    const count = Math.floor((lasts - first - CLAP) * pace)
    return Array.from({ length: Math.max(0, count) }, (_, place) => {
      const at = first + (place + 0.12 * noise()) / pace
      return { at, loud: loud * Math.sin(Math.PI * Math.min(1, 0.25 + (0.75 * at) / lasts)) ** 0.7 }
    })
  }).flat()
}

/** A few people clap their hands, each at a pace of their own. */
export const claps = (applause: Applause): Sample => {
  const noise = hiss(applause.seed + 1)
  const hands = [
    resonance({ pitch: 1150, rings: 0.012, part: 1 }, CROWD_RATE),
    resonance({ pitch: 2100, rings: 0.009, part: 0.6 }, CROWD_RATE),
  ]
  const force = new Float32Array(Math.round(applause.lasts * CROWD_RATE))
  for (const { at, loud } of clapsOf(applause)) {
    const begin = Math.round(Math.max(0, at) * CROWD_RATE)
    let much = loud
    for (let now = begin; now < begin + CLAP * CROWD_RATE; now += 1) {
      force[now] = (force[now] ?? 0) + much
      much *= FALLS
    }
  }
  for (let place = 0; place < force.length; place += 1) {
    const input = (force[place] ?? 0) * noise()
    let sum = 0
    for (const hand of hands) sum += hand(input)
    force[place] = sum
  }
  return { samples: loudest(force), rate: CROWD_RATE }
}
