import { CHALK_WIDTH } from './chalk-width.ts'
import type { Court, Rectangle } from './court.ts'
import type { Disc } from './disc.ts'
import { isCentreIn } from './is-centre-in.ts'
import { isClearInside } from './is-clear-inside.ts'
import { isClearOfDiscs } from './is-clear-of-discs.ts'
import { isClearOfObstacles } from './is-clear-of-obstacles.ts'

/** Why a cap can't be set down somewhere (R5.3). */
export type SetDownFault = 'outside-the-box' | 'on-the-chalk' | 'on-another-cap' | 'on-an-obstacle'

/**
 * What speaks against setting a disc down within an area, a box or START (R2.4, R5.3); null when nothing does.
 * @param others the other caps that lie on the court
 */
export const setDownFault = (
  court: Court,
  area: Rectangle,
  disc: Disc,
  others: readonly Disc[],
): SetDownFault | null => {
  if (!isCentreIn(area, disc.at)) return 'outside-the-box'
  if (!isClearInside(area, disc.at, disc.radius + CHALK_WIDTH / 2)) return 'on-the-chalk'
  if (!isClearOfDiscs(disc, others)) return 'on-another-cap'
  return isClearOfObstacles(court, disc) ? null : 'on-an-obstacle'
}
