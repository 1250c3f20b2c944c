import type { SampleName } from '../samples/sample-name.ts'

/** A sound that is played once. */
export interface PlannedSound {
  readonly name: SampleName
  /** ms since the launch. */
  readonly at: number
  /** From 0 to 1: how loud it is at its loudest. */
  readonly gain: number
  /** How fast it is played, and by as much higher: 1 is as it was made. */
  readonly rate: number
}

/** How a cap's scrape is at a moment; both change evenly between two of these. */
export interface ScrapeMark {
  /** ms since the launch. */
  readonly at: number
  readonly gain: number
  readonly rate: number
}

/** The scrape of one cap, from its first mark to its last. */
export interface PlannedScrape {
  readonly marks: readonly ScrapeMark[]
}
