import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'

/** What the judge is told of a shot: never a velocity. */
export interface Shot {
  readonly shooter: Seat
  /** Seats whose caps ran into the shooter's during the shot (R4). */
  readonly touched: readonly Seat[]
  /** Where every cap lies when all have stopped, by seat. */
  readonly rest: readonly Point[]
}
