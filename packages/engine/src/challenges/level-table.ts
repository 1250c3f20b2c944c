import type { Fill } from '../caps/fill.ts'
import type { Court } from '../court/court.ts'
import type { Point } from '../geometry/point.ts'
import { seatAt, type Seat } from '../ids.ts'
import type { Strength } from '../rulesets/ruleset.ts'

/** The person's seat: they flick first in every level, and their cap is the first. */
export const YOU: Seat = seatAt(0)

/** A cap as a level puts it down. The first is the person's; one without a computer player is a bystander. */
export interface LevelCap {
  /** On the 1/1024 mm grid. */
  readonly at: Point
  /** Null: the person chooses. Only theirs may be. */
  readonly fill: Fill | null
  /** Stops done, 0 to 25 (R1.7). */
  readonly progress: number
  /** The box most recently counted (R5.10). */
  readonly wonLast: number | null
  /** Turns still to lose, 0 to 2 (R1.8); nobody counts down a bystander's. */
  readonly sittingOut: number
  /** Who flicks it, null for the person and for bystanders. */
  readonly computer: Strength | null
}

/** What stands on the street before a level's first flick. */
export interface LevelTable {
  readonly court: Court
  /** In turn order: a cap's seat is its place here. */
  readonly caps: readonly LevelCap[]
  /** Hundredths (R2.6). */
  readonly grip: number
}
