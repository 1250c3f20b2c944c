import { squaredDistance } from '../geometry/distance.ts'
import type { Disc } from './disc.ts'

/** Whether a disc overlaps none of the others. Touching is no overlap; on the grid the squares are exact, so it shows. */
export const isClearOfDiscs = (disc: Disc, others: readonly Disc[]): boolean =>
  others.every((other) => {
    const reach = disc.radius + other.radius
    return squaredDistance(disc.at, other.at) >= reach * reach
  })
