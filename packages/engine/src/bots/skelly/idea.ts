import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import type { Table } from './table.ts'

/** One way to see a shot: the flicks, meant without an error, that might do it from a place. Most promising first. */
export type Idea = (table: Table, from: Point) => readonly Flick[]
