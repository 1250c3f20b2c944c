import {
  CHALK_WIDTH,
  isCentreIn,
  isInsideBox,
  type Box,
  type Court,
  type Point,
  type Rectangle,
} from '@skelly/engine'

/** Where a cap lies, by what is chalked on the court. */
export type Whereabouts =
  | { readonly kind: 'inside'; readonly box: number }
  | { readonly kind: 'onBox'; readonly box: number }
  | { readonly kind: 'skull' }
  | { readonly kind: 'start' }
  | { readonly kind: 'between'; readonly one: number; readonly two: number }
  | { readonly kind: 'near'; readonly box: number }
  | { readonly kind: 'open' }

/** A cap is between two boxes when they are seen from it at this angle or a wider one, degrees. */
const OPPOSITE = 120

const middleOf = ({ left, top, right, bottom }: Rectangle): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

const gapTo = ({ left, top, right, bottom }: Rectangle, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

const angleBetween = (at: Point, one: Point, two: Point): number => {
  const [ax, ay, bx, by] = [one.x - at.x, one.y - at.y, two.x - at.x, two.y - at.y]
  return (Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by) / Math.PI) * 180
}

const amongBoxes = (boxes: readonly Box[], at: Point): Whereabouts => {
  const [nearest, ...others] = boxes.toSorted((one, two) => gapTo(one.area, at) - gapTo(two.area, at))
  if (nearest === undefined) return { kind: 'open' }
  const from = middleOf(nearest.area)
  const across = others.find(({ area }) => angleBetween(at, from, middleOf(area)) >= OPPOSITE)
  return across === undefined
    ? { kind: 'near', box: nearest.number }
    : { kind: 'between', one: nearest.number, two: across.number }
}

/** Where a disc lies: in a box, on its chalk, in the skull, in START, or else between the boxes about it. Lengths in mm. */
export const whereabouts = ({ boxes, skull, start }: Court, at: Point, radius: number): Whereabouts => {
  const inside = boxes.find((box) => isInsideBox(box, at, radius))
  if (inside !== undefined) return { kind: 'inside', box: inside.number }
  const touched = boxes
    .filter(({ area }) => gapTo(area, at) < radius + CHALK_WIDTH / 2)
    .toSorted((one, two) => gapTo(one.area, at) - gapTo(two.area, at))
  const [box] = touched
  if (box !== undefined) return { kind: 'onBox', box: box.number }
  if (skull !== null && isCentreIn(skull, at)) return { kind: 'skull' }
  if (start !== null && isCentreIn(start, at)) return { kind: 'start' }
  return amongBoxes(boxes, at)
}
