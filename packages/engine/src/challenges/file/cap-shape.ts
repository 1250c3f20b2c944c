import { FILL_NAMES, type Fill } from '../../caps/fill.ts'
import type { Point } from '../../geometry/point.ts'
import { fields, map, oneOf, optional, orNull, whole, type Decoder } from '../../replay/codec/decoder.ts'
import { STRENGTHS, type Strength } from '../../rulesets/ruleset.ts'
import { ALL_STOPS, RUN } from '../../rulesets/skelly/run.ts'
import type { LevelCap } from '../level-table.ts'
import { point } from './places.ts'

/** A cap as a level's file has it; what is left out is as with a cap that stands there and has done nothing. */
interface CapEntry {
  readonly at: Point
  readonly fill: Fill | null
  readonly progress?: number
  /** Left out, the box of the stop before the next one. */
  readonly wonLast?: number | null
  readonly sittingOut?: number
  readonly computer?: Strength
}

/** Turns that the skull costs at most (R5.5). */
const MOST_SITTING_OUT = 2

export const capShape: Decoder<LevelCap> = map(
  fields<CapEntry>({
    at: point,
    fill: orNull(oneOf(FILL_NAMES)),
    progress: optional(whole(0, ALL_STOPS)),
    wonLast: optional(orNull(whole(1, RUN.length))),
    sittingOut: optional(whole(0, MOST_SITTING_OUT)),
    computer: optional(oneOf(STRENGTHS)),
  }),
  ({ at, fill, progress = 0, wonLast = RUN[progress - 1] ?? null, sittingOut = 0, computer = null }) => ({
    at,
    fill,
    progress,
    wonLast,
    sittingOut,
    computer,
  }),
)
