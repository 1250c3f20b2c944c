import { grains } from './grains.ts'
import { loudest, type Sample } from './sample.ts'

/** What of its end is blended into its beginning, so that it goes round without a seam, seconds. */
const SEAM = 0.12

/** A cap on asphalt, to be played round and round, faster as it slides faster. */
export const scrape = (): Sample => {
  const { samples, rate } = grains({
    lasts: 1.5,
    grains: 900,
    even: 0.12,
    seed: 31,
    shape: () => 1,
    modes: [
      { pitch: 1150, rings: 0.006, part: 1 },
      { pitch: 2700, rings: 0.005, part: 0.8 },
      { pitch: 5200, rings: 0.004, part: 0.35 },
    ],
  })
  const seam = Math.round(SEAM * rate)
  const round = samples.slice(0, samples.length - seam)
  for (let place = 0; place < seam; place += 1) {
    const part = (Math.PI / 2) * (place / seam)
    const tail = samples[round.length + place] ?? 0
    round[place] = (samples[place] ?? 0) * Math.sin(part) + tail * Math.cos(part)
  }
  return { samples: loudest(round), rate }
}
