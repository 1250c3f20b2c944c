import { plansFor } from '../../bots/skelly/plan.ts'
import { setDownSpots } from '../../bots/skelly/set-down-spots.ts'
import { tableOf } from '../../bots/skelly/table.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import { YOU } from '../level-table.ts'
import type { Level, SolutionTurn } from '../level.ts'

/**
 * What a computer player would think of on this table: its plans for the run, and as many as the goal suggests beside
 * them, at other caps and for the box that a cap is to be pushed into.
 */
export const candidates = (
  { goal, court }: Level,
  state: SkellyState,
  done: readonly number[],
): readonly SolutionTurn[] => {
  const table = tableOf(state, YOU)
  const usual = plansFor(table, setDownSpots(state, table))
  const atCaps = plansFor({ ...table, target: null }, [])
  const number = goal.kind === 'push' ? goal.boxes[done.length] : undefined
  const area = court.boxes.find((box) => box.number === number)?.area
  const intoBox = area === undefined ? [] : plansFor({ ...table, target: area }, [])
  return [...usual, ...(table.target === null ? [] : atCaps), ...intoBox].map(({ setDown, flick }) => ({
    setDown,
    flick,
  }))
}
