import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import { CHALK_WIDTH } from '../../court/chalk-width.ts'
import type { Rectangle } from '../../court/court.ts'
import { onGrid, type Point } from '../../geometry/point.ts'
import { decide } from '../../rulesets/skelly/decide.ts'
import type { SetDownArea, SkellyState } from '../../rulesets/skelly/state.ts'
import { distance } from './aim.ts'
import { centreOf } from './centre-of.ts'
import { setDownAt } from './set-down-at.ts'
import type { Table } from './table.ts'

/**
 * Legal places to set down (R2.4, R5.3), the ones nearest to what is to be hit first: the corners, the middles of
 * the sides and the middle of the free part of the area. None when the player to move may not set down.
 */
export const setDownSpots = (state: SkellyState, table: Table): readonly Point[] => {
  if (state.turn.phase !== 'setting-down') return []
  const area = areaOf(table, state.turn.within)
  if (area === null) return []
  const aim = aimOf(table)
  return spotsIn(area)
    .filter((spot) => decide(state, table.seat, setDownAt(spot)).ok)
    .sort((one, other) => distance(one, aim) - distance(other, aim))
}

const areaOf = ({ court }: Table, within: SetDownArea): Rectangle | null =>
  within === 'start' ? court.start : (court.boxes.find((box) => box.number === within)?.area ?? null)

const aimOf = (table: Table): Point =>
  table.target === null ? (table.others[0]?.cap.at ?? table.cap.at) : centreOf(table.target)

const spotsIn = ({ left, top, right, bottom }: Rectangle): readonly Point[] => {
  const clear = CAP_RADIUS + CHALK_WIDTH / 2
  const across = [left + clear, (left + right) / 2, right - clear]
  const down = [top + clear, (top + bottom) / 2, bottom - clear]
  return down.flatMap((y) => across.map((x) => onGrid({ x, y })))
}
