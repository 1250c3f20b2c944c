import { GRID, type Court, type Point } from '../../src/index.ts'
import type { Breach, Played } from './played.ts'

/**
 * Law: when all lie still, every body lies on the grid, on the court, and on nothing else. Counted in whole
 * numbers as long as it takes, so that there is no tolerance; what never moved is not looked at.
 */
export const atRest = ({ court, bodies, trace }: Played): Breach => {
  const caps = trace.rest.map((at, place) => ({ at, radius: bodies[place]?.radius ?? 0 }))
  for (const [place, { at, radius }] of caps.entries()) {
    const name = `body ${String(place)}`
    if (!isOnGrid(at)) return `${name} is off the grid`
    if (trace.segments[place]?.length === 0) continue
    if (court.closed && !isWithin(court, at, radius)) return `${name} is off the court`
    if (court.walls.some(({ from, to }) => isOverPiece(at, radius, from, to))) return `${name} lies on a wall`
    if (court.posts.some((post) => isOver(at, radius, post.at, post.radius))) return `${name} lies on a post`
    const under = caps.findIndex(
      (other, index) => index !== place && isOver(at, radius, other.at, other.radius),
    )
    if (under >= 0) return `${name} lies on body ${String(under)}`
  }
  return null
}

/** In whole 2⁻⁶⁰ths of a millimetre, which all places on a court are, even off the grid. */
const whole = (length: number): bigint => BigInt(Math.round(length * 2 ** 60))

const isOnGrid = ({ x, y }: Point): boolean => Number.isInteger(x * GRID) && Number.isInteger(y * GRID)

const isWithin = ({ width, height }: Court, { x, y }: Point, radius: number): boolean =>
  x >= radius && y >= radius && x + radius <= width && y + radius <= height

const isOver = (one: Point, radius: number, other: Point, otherRadius: number): boolean => {
  const [dx, dy] = [whole(one.x) - whole(other.x), whole(one.y) - whole(other.y)]
  const reach = whole(radius) + whole(otherRadius)
  return dx * dx + dy * dy < reach * reach
}

const isOverPiece = (at: Point, radius: number, from: Point, to: Point): boolean => {
  const [x, y] = [whole(to.x) - whole(from.x), whole(to.y) - whole(from.y)]
  const [dx, dy] = [whole(at.x) - whole(from.x), whole(at.y) - whole(from.y)]
  const length = x * x + y * y
  const along = dx * x + dy * y
  if (along <= 0n) return isOver(at, radius, from, 0)
  if (along >= length) return isOver(at, radius, to, 0)
  const across = dx * y - dy * x
  return across * across < whole(radius) * whole(radius) * length
}
