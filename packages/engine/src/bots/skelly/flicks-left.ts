import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import type { Court } from '../../court/court.ts'
import { isInsideBox } from '../../court/is-inside-box.ts'
import { isKiller } from '../../rulesets/skelly/run.ts'
import type { SkellyCap } from '../../rulesets/skelly/state.ts'
import { distance } from './aim.ts'
import { isBarred } from './barred.ts'
import { centreOf } from './centre-of.ts'
import { targetArea } from './target-area.ts'

/**
 * Flicks to the end of the run by progress, half a metre from the target. These and the numbers below are means over
 * solo runs of a good hand on an empty court, smoothed.
 */
const HALF_A_METRE_OFF = [
  24.5, 23.2, 22.4, 21.2, 20.3, 19.3, 18.5, 17.3, 16.7, 15.8, 15.0, 13.6, 12.3, 11.7, 11.2, 10.2, 9.0, 8.0,
  7.4, 6.6, 6.0, 5.0, 4.0, 2.75, 1.35,
]
/** The same from inside the box won last, where the next landing is a pot (R5.1). */
const POT_IN_REACH = [
  24.5, 23.0, 21.7, 20.9, 19.6, 18.8, 17.4, 16.9, 15.8, 15.5, 13.9, 13.3, 12.0, 10.8, 10.0, 9.4, 8.1, 7.4,
  6.6, 5.8, 4.5, 4.2, 3.0, 2.5, 1.35,
]
const A_METRE = 0.6
/** The target is the box won last and has to be left first (R5.10). */
const BARRED = 1.2

/** How many flicks it takes about until the cap is a killer, 0 for one that is. */
export const flicksLeft = (court: Court, cap: SkellyCap): number => {
  const target = targetArea(court, cap)
  if (target === null || isKiller(cap.progress)) return 0
  const barred = isBarred(cap, target)
  const wonLast = court.boxes.find((box) => box.number === cap.lastWon)
  if (!barred && wonLast !== undefined && isInsideBox(wonLast, cap.at, CAP_RADIUS)) {
    return POT_IN_REACH[cap.progress] ?? 0
  }
  const way = (distance(cap.at, centreOf(target)) - 500) / 1000
  return (HALF_A_METRE_OFF[cap.progress] ?? 0) + A_METRE * way + (barred ? BARRED : 0)
}
