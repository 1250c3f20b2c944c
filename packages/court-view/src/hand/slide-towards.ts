import { onGrid, type Point } from '@skelly/engine'

/** Halvings on the way to the last legal place: finer than 1/1024 of any move on a court. */
const HALVINGS = 20

const between = (from: Point, to: Point, part: number): Point =>
  onGrid({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })

const asFarAs = (from: Point, to: Point, isLegal: (at: Point) => boolean): Point => {
  let [reached, refused] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const part = (reached + refused) / 2
    if (isLegal(between(from, to, part))) reached = part
    else refused = part
  }
  return reached === 0 ? from : between(from, to, reached)
}

/**
 * How near to `to` a cap comes that is dragged there from `from`: there if it may lie there, else as far as it gets,
 * sliding along whatever holds it up. All places are on the 1/1024 mm grid; the answer is legal, or it is `from`.
 */
export const slideTowards = (from: Point, to: Point, isLegal: (at: Point) => boolean): Point => {
  const target = onGrid(to)
  if (isLegal(target)) return target
  const near = asFarAs(from, target, isLegal)
  const alongX = asFarAs(near, { x: target.x, y: near.y }, isLegal)
  return asFarAs(alongX, { x: alongX.x, y: target.y }, isLegal)
}
