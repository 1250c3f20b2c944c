import { SAMPLE_SECONDS } from '../samples/sample-seconds.ts'
import { MOST_SCRAPES } from './scrapes-of.ts'
import type { PlannedScrape, PlannedSound } from './planned-sound.ts'

/** As much is heard of a shot at once, scrapes and all. */
export const MOST_VOICES = 16
/** All that is heard of a shot together is never louder; the rest is kept for what is heard beside it. */
export const LOUDEST = 0.8
/** A softer one is not heard. */
const FAINT = 0.004

/** So long a sound may take until it is loudest, ms. */
export const RISES = 20

/** How much of a sound may be left at a moment: once it was loudest it dies away at least as fast as this. */
export const remaining = ({ name, at, gain, rate }: PlannedSound, moment: number): number => {
  const lasts = (SAMPLE_SECONDS[name] * 1000) / rate
  const since = moment - at
  if (since < 0 || since >= lasts) return 0
  return gain * Math.min(1, 1 - (since - RISES) / (lasts - RISES))
}

/** How loud a scrape is at a moment. */
export const scraped = ({ marks }: PlannedScrape, moment: number): number => {
  const next = marks.findIndex(({ at }) => at > moment)
  const [from, to] = [marks[next - 1], marks[next]]
  if (from === undefined || to === undefined) return 0
  return from.gain + ((to.gain - from.gain) * (moment - from.at)) / (to.at - from.at)
}

/**
 * The same sounds, so that never more are heard at once than `MOST_VOICES`, nor louder than `LOUDEST`: who comes when
 * there is no room any more is softer, or not heard.
 */
export const withinBounds = (
  sounds: readonly PlannedSound[],
  scrapes: readonly PlannedScrape[],
): readonly PlannedSound[] => {
  const kept: PlannedSound[] = []
  for (const sound of sounds) {
    const left = kept.map((other) => remaining(other, sound.at)).filter((gain) => gain > 0)
    const heard = [...left, ...scrapes.map((scrape) => scraped(scrape, sound.at))]
    const room = LOUDEST - heard.reduce((sum, gain) => sum + gain, 0)
    const gain = Math.min(sound.gain, room)
    if (gain >= FAINT && left.length < MOST_VOICES - MOST_SCRAPES) kept.push({ ...sound, gain })
  }
  return kept
}
