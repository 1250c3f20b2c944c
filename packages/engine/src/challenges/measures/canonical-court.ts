import type { Court, Rectangle } from '../../court/court.ts'
import type { Point } from '../../geometry/point.ts'

/** One of the eight ways to lay a court over another: turned by quarters, mirrored or not. */
type Turning = (at: Point) => Point

const TURNINGS: readonly Turning[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x, y: -y }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: x }),
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: -y, y: -x }),
]

/** A thing on a court: what it is, and the points that say where. */
interface Piece {
  readonly what: string
  readonly points: readonly Point[]
}

/**
 * A text that two courts share if and only if one becomes the other when it is mirrored, turned or shifted: all that is
 * drawn or stands on them. Neither the size of the edge round that nor the places of caps are in it.
 */
export const canonicalCourt = (court: Court): string => {
  const pieces = piecesOf(court)
  return TURNINGS.map((turning) => textOf(pieces, turning)).reduce((least, text) =>
    text < least ? text : least,
  )
}

const piecesOf = ({ boxes, skull, start, posts, walls }: Court): readonly Piece[] => [
  ...boxes.map(({ number, area }) => ({ what: `box ${String(number)}`, points: cornersOf(area) })),
  ...(skull === null ? [] : [{ what: 'skull', points: cornersOf(skull) }]),
  ...(start === null ? [] : [{ what: 'start', points: cornersOf(start) }]),
  ...posts.map(({ at, radius }) => ({ what: `post ${String(radius)}`, points: [at] })),
  ...walls.map(({ from, to }) => ({ what: 'wall', points: [from, to] })),
]

const cornersOf = ({ left, top, right, bottom }: Rectangle): readonly Point[] => [
  { x: left, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
  { x: right, y: top },
]

const textOf = (pieces: readonly Piece[], turning: Turning): string => {
  const turned = pieces.map(({ what, points }) => ({ what, points: points.map(turning) }))
  const all = turned.flatMap(({ points }) => points)
  const left = Math.min(...all.map(({ x }) => x))
  const top = Math.min(...all.map(({ y }) => y))
  const pointText = ({ x, y }: Point): string => `${String(x - left)},${String(y - top)}`
  return turned
    .map(({ what, points }) => `${what} ${points.map(pointText).toSorted().join(' ')}`)
    .toSorted()
    .join('; ')
}
