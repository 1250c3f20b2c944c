import type { Flick } from '../../flick/flick.ts'
import type { Point } from '../../geometry/point.ts'
import { approach } from './approach.ts'
import { banked } from './banked.ts'
import { carom } from './carom.ts'
import type { Idea } from './idea.ts'
import { knockIn } from './knock-in.ts'
import { knockout } from './knockout.ts'
import { rescue } from './rescue.ts'
import { safety } from './safety.ts'
import { straight } from './straight.ts'
import type { Table } from './table.ts'

/** A whole turn as it is meant: where to set down first, or null to flick from where the cap lies, and the flick. */
export interface Plan {
  readonly idea: IdeaName
  readonly setDown: Point | null
  readonly flick: Flick
}

const IDEAS = {
  knockout,
  straight,
  rescue,
  'knock-in': knockIn,
  banked,
  carom,
  approach,
  safety,
} as const satisfies Record<string, Idea>
export type IdeaName = keyof typeof IDEAS

/** All plans worth a try. The first places to set down see every idea, the others only the plain ones. */
export const plansFor = (table: Table, spots: readonly Point[]): readonly Plan[] => {
  const here = plansFrom(table, table.cap.at, null, ALL)
  const [first, ...further] = spots
  if (first === undefined) return here
  return [
    ...plansFrom(table, first, first, ALL),
    ...further.flatMap((spot) => plansFrom(table, spot, spot, PLAIN)),
    ...plansFrom(table, table.cap.at, null, PLAIN),
  ]
}

const ALL = ['knockout', 'straight', 'rescue', 'knock-in', 'banked', 'carom', 'approach', 'safety'] as const
const PLAIN = ['knockout', 'straight', 'knock-in'] as const

const plansFrom = (
  table: Table,
  from: Point,
  setDown: Point | null,
  names: readonly IdeaName[],
): readonly Plan[] =>
  names.flatMap((idea) => IDEAS[idea](table, from).map((flick) => ({ idea, setDown, flick })))
