import type { Court, WallPiece } from '../../court/court.ts'
import { exactly, over, type Fixed } from './fixed.ts'
import { RESTITUTION } from './law.ts'
import { lengthOf } from './sliding-cap.ts'

/** What a trace tells of something that never moves. */
export type Hit =
  | { readonly kind: 'edge' }
  | { readonly kind: 'wall'; readonly wall: number }
  | { readonly kind: 'post'; readonly post: number }

/**
 * An edge, which goes on for ever, or a wall piece, which has a length and two ends: from `x`, `y` in the unit direction
 * `ux`, `uy`. A cap touches a piece in one place, the nearest: its side, or where it is beyond that an end.
 */
export interface Straight {
  readonly kind: 'straight'
  readonly x: Fixed
  readonly y: Fixed
  readonly ux: Fixed
  readonly uy: Fixed
  readonly length: Fixed | null
  readonly restitution: Fixed
  readonly hit: Hit
}

export interface Round {
  readonly kind: 'round'
  readonly x: Fixed
  readonly y: Fixed
  readonly radius: Fixed
  readonly restitution: Fixed
  readonly hit: Hit
}

/** Something that caps bounce off and that never moves. */
export type Barrier = Straight | Round

/** All that never moves on a court. */
export const barriersOf = ({ width, height, closed, posts, walls }: Court): readonly Barrier[] => [
  ...(closed ? edges(width, height) : []),
  ...walls.map(wallBarrier),
  ...posts.map(({ at, radius }, post): Round => ({
    kind: 'round',
    x: exactly(at.x),
    y: exactly(at.y),
    radius: exactly(radius),
    restitution: RESTITUTION.post,
    hit: { kind: 'post', post },
  })),
]

const wallBarrier = ({ from, to }: WallPiece, wall: number): Barrier => {
  const shared = { restitution: RESTITUTION.wall, hit: { kind: 'wall', wall } } as const
  const [x, y] = [exactly(from.x), exactly(from.y)]
  return lengthOf(exactly(to.x) - x, exactly(to.y) - y) > POINT
    ? { ...line(from.x, from.y, to.x, to.y), ...shared }
    : { kind: 'round', x, y, radius: 0n, ...shared }
}

/** A wall piece up to this long, in mm, is a point: doubles tell no direction of it. */
const POINT = exactly(1e-9)

const edges = (width: number, height: number): readonly Straight[] => {
  const corners = [
    [0, 0, width, 0],
    [width, 0, width, height],
    [width, height, 0, height],
    [0, height, 0, 0],
  ] as const
  return corners.map(([x, y, toX, toY]) => ({
    ...line(x, y, toX, toY),
    length: null,
    restitution: RESTITUTION.edge,
    hit: { kind: 'edge' },
  }))
}

const line = (fromX: number, fromY: number, toX: number, toY: number) => {
  const [x, y] = [exactly(fromX), exactly(fromY)]
  const [alongX, alongY] = [exactly(toX) - x, exactly(toY) - y]
  const length = lengthOf(alongX, alongY)
  return { kind: 'straight', x, y, ux: over(alongX, length), uy: over(alongY, length), length } as const
}
