import type { Point } from '../../src/geometry/point.ts'
import type { Flick } from '../../src/flick/flick.ts'
import type { SolutionTurn } from '../../src/challenges/level.ts'
import { flickShape } from '../../src/challenges/file/flick-shape.ts'
import { point } from '../../src/challenges/file/places.ts'
import { fields, listOf, optional, text, whole } from '../../src/replay/codec/decoder.ts'
import file from './kept-turns.json' with { type: 'json' }

interface KeptTurn {
  readonly setDown?: Point
  readonly flick: Flick
}

const kept = listOf(
  fields({
    title: text(99),
    stars: whole(1, 3),
    turns: listOf(fields<KeptTurn>({ setDown: optional(point), flick: flickShape }), 99),
  }),
  999,
)

const read = kept(file, 'kept')
if (!read.ok) throw new Error(`no kept turns at ${read.where}`)
const KEPT = read.value

/** The turns of an attempt that ends with so many stars where the solution can't be late: a computer player answers. */
export const keptTurns = (title: string, stars: number): readonly SolutionTurn[] | null => {
  const found = KEPT.find((each) => each.title === title && each.stars === stars)
  return found?.turns.map(({ setDown = null, flick }) => ({ setDown, flick })) ?? null
}
