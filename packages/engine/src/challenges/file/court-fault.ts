import { CAP_RADIUS } from '../../caps/cap-radius.ts'
import { CHALK_WIDTH } from '../../court/chalk-width.ts'
import type { Court, Rectangle } from '../../court/court.ts'
import type { Point } from '../../geometry/point.ts'
import { HOME_BOX } from '../../rulesets/skelly/run.ts'

export type CourtFault = 'off-the-court' | 'too-small' | 'box-twice' | 'boxes-overlap' | 'no-such-box'

/** A box's least side: a cap fits in clear of the chalk, and can be moved about there, mm. */
const SMALLEST_BOX = 2 * CAP_RADIUS + CHALK_WIDTH + 2
/** A court's least side, mm. */
const SMALLEST_COURT = 200

/** What is wrong with a court that a level brings; null when nothing is. */
export const courtFault = (court: Court): CourtFault | null => {
  const { boxes, skull, start } = court
  if (Math.min(court.width, court.height) < SMALLEST_COURT) return 'too-small'
  const areas = boxes.map(({ area }) => area)
  const drawn = [...areas, ...[skull, start].filter((area) => area !== null)]
  if (!drawn.every((area) => isWithin(court, area)) || !areObstaclesWithin(court)) return 'off-the-court'
  if (drawn.some(isTooSmall) || court.posts.some(({ radius }) => radius <= 0)) return 'too-small'
  return numbersFault(court) ?? (overlap(court) ? 'boxes-overlap' : null)
}

const isWithin = ({ width, height }: Court, { left, top, right, bottom }: Rectangle): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

const areObstaclesWithin = ({ width, height, posts, walls }: Court): boolean =>
  [...posts.map(({ at }) => at), ...walls.flatMap(({ from, to }) => [from, to])].every(
    ({ x, y }: Point) => x <= width && y <= height,
  )

const isTooSmall = ({ left, top, right, bottom }: Rectangle): boolean =>
  right - left < SMALLEST_BOX || bottom - top < SMALLEST_BOX

const numbersFault = ({ boxes }: Court): CourtFault | null => {
  const numbers = boxes.map(({ number }) => number)
  if (new Set(numbers).size < numbers.length) return 'box-twice'
  const isBox = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= HOME_BOX
  return numbers.every(isBox) ? null : 'no-such-box'
}

/** Box 13 alone may lie in the skull, and has to lie in it whole or not at all. */
const overlap = ({ boxes, skull, start }: Court): boolean => {
  const home = boxes.find(({ number }) => number === HOME_BOX)?.area
  const isAround = skull !== null && home !== undefined && isInside(home, skull)
  const areas = boxes.map(({ area }) => area).filter((area) => !isAround || area !== home)
  const apart = [...areas, ...[skull, start].filter((area) => area !== null)]
  return apart.some((one, place) => apart.slice(place + 1).some((other) => doOverlap(one, other)))
}

const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.left > outer.left && inner.top > outer.top && inner.right < outer.right && inner.bottom < outer.bottom

const doOverlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
