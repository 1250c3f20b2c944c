import type { Point } from '../../geometry/point.ts'
import { isKiller } from '../../rulesets/skelly/run.ts'
import { aim, distance, slideEnergy } from './aim.ts'
import type { Idea } from './idea.ts'
import type { Table } from './table.ts'

/** Rows and columns of places to hide at, as shares of the court. */
const HIDEOUTS = [0.12, 0.5, 0.88]
/** How many of them are worth a try. */
const FARTHEST = 4

/** Away from a killer, to where it is farthest off. */
export const safety: Idea = (table, from) => {
  const killers = table.others.filter(({ cap }) => isKiller(cap.progress))
  if (killers.length === 0) return []
  const danger = (at: Point): number => Math.min(...killers.map(({ cap }) => distance(at, cap.at)))
  return hideouts(table)
    .toSorted((one, other) => danger(other) - danger(one))
    .slice(0, FARTHEST)
    .flatMap((to) => aim(table, from, to, [slideEnergy(table.body.deceleration, distance(from, to))]))
}

const hideouts = ({ court }: Table): readonly Point[] =>
  HIDEOUTS.flatMap((down) => HIDEOUTS.map((across) => ({ x: across * court.width, y: down * court.height })))
