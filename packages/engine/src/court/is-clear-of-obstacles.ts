import { squaredDistanceToPiece } from '../geometry/distance.ts'
import type { Court } from './court.ts'
import type { Disc } from './disc.ts'
import { isClearOfDiscs } from './is-clear-of-discs.ts'

/** Whether a disc overlaps no post and no wall piece. */
export const isClearOfObstacles = ({ posts, walls }: Court, disc: Disc): boolean =>
  isClearOfDiscs(disc, posts) &&
  walls.every(({ from, to }) => squaredDistanceToPiece(disc.at, from, to) >= disc.radius * disc.radius)
