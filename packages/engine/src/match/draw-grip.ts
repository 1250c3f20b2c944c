import type { Seed } from '../ids.ts'
import { nextInt, streamOf } from '../rng.ts'

/** The grips that a street may have, in hundredths (R2.6). */
export const GRIPS: readonly number[] = [85, 90, 95, 100, 105, 110, 115]

/** R2.6: the street's grip drawn from the match's seed, in hundredths. */
export const drawGrip = (seed: Seed): number =>
  GRIPS[nextInt(streamOf(seed, 'grip'), GRIPS.length).value] ?? 100
