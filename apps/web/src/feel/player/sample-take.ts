import { TAKES } from '../plan/next-take.ts'
import { SAMPLE_NAMES, type SampleName } from '../samples/sample-name.ts'
import type { Sample } from '../samples/sample.ts'

/** One sound's take. */
export interface SampleTake {
  readonly name: SampleName
  readonly take: number
}

/** A take as numbers, as the worker that makes them sends it. */
export interface MadeTake extends SampleTake, Sample {}

/** In the order in which they are needed: the crowd calls out last. */
export const SAMPLE_TAKES: readonly SampleTake[] = SAMPLE_NAMES.flatMap((name) =>
  Array.from({ length: name.startsWith('crowd') ? TAKES : 1 }, (_, take) => ({ name, take })),
)
