import type { Rectangle } from '../../court/court.ts'
import type { Point } from '../../geometry/point.ts'
import type { Idea } from './idea.ts'
import { push } from './push.ts'

/** How far beyond the skull's line a freed cap should come to rest, mm. */
const BEYOND = 40

/** Pushes a cap that is sitting out over one of the skull's sides (R4.2). */
export const rescue: Idea = (table, from) => {
  const { skull } = table.court
  if (skull === null || table.target === null) return []
  return table.others
    .filter(({ cap }) => cap.sittingOut > 0)
    .flatMap((other) => waysOut(skull, other.cap.at).flatMap((to) => push(table, from, other, to)))
}

const waysOut = ({ left, top, right, bottom }: Rectangle, { x, y }: Point): readonly Point[] => [
  { x: left - BEYOND, y },
  { x: right + BEYOND, y },
  { x, y: top - BEYOND },
  { x, y: bottom + BEYOND },
]
