import type { Slide, SlideMark } from '@skelly/court-view'
import type { PlannedScrape, ScrapeMark } from './planned-sound.ts'

/** As many caps are heard to slide at once. */
export const MOST_SCRAPES = 4
/** A cap that slides as fast as this is as loud as it gets, mm/s. */
const FAST = 3000
/** How loud that is for an empty cap, and what each shell of weight adds. */
const LOUD = { empty: 0.09, shell: 0.012 } as const

const markOf = ({ at, speed }: SlideMark, mass: number): ScrapeMark => {
  const part = Math.min(1, speed / FAST)
  return {
    at,
    // loudness goes about by the root of the speed; where it stands there is nothing to hear
    gain: (LOUD.empty + LOUD.shell * (mass - 1)) * part ** 0.7,
    // a heavy cap growls, a light one hisses
    rate: (0.5 + 0.7 * part) * (1.25 / Math.sqrt(mass)),
  }
}

/** The way between two marks in two: what is heard does not change as evenly as the speed does. */
const finer = (marks: readonly SlideMark[]): readonly SlideMark[] =>
  marks.flatMap((mark, place) => {
    const next = marks[place + 1]
    if (next === undefined || next.at - mark.at < 40) return [mark]
    return [mark, { at: (mark.at + next.at) / 2, speed: (mark.speed + next.speed) / 2 }]
  })

const loudness = ({ marks }: PlannedScrape): number => Math.max(...marks.map(({ gain }) => gain))

/** How the caps of a shot are heard to slide: the loudest of them. */
export const scrapesOf = (slides: readonly Slide[]): readonly PlannedScrape[] =>
  slides
    .map(({ mass, marks }) => ({ marks: finer(marks).map((mark) => markOf(mark, mass)) }))
    .toSorted((one, other) => loudness(other) - loudness(one))
    .slice(0, MOST_SCRAPES)
