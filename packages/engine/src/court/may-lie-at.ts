import type { Court } from './court.ts'
import type { Disc } from './disc.ts'
import { isClearOfDiscs } from './is-clear-of-discs.ts'
import { isClearOfObstacles } from './is-clear-of-obstacles.ts'

/** Whether a disc fits there: within a closed edge (R2.5), overlapping no other disc, post or wall piece. */
export const mayLieAt = (court: Court, disc: Disc, others: readonly Disc[]): boolean =>
  isWithinEdge(court, disc) && isClearOfObstacles(court, disc) && isClearOfDiscs(disc, others)

const isWithinEdge = ({ closed, width, height }: Court, { at, radius }: Disc): boolean =>
  !closed || (at.x >= radius && at.y >= radius && width - at.x >= radius && height - at.y >= radius)
