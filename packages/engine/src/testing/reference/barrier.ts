import type { Court } from '../../court/court.ts'
import { exactly, over, type Fixed } from './fixed.ts'
import { RESTITUTION } from './law.ts'
import { lengthOf } from './sliding-cap.ts'

/** What a trace tells of something that never moves. */
export type Hit =
  | { readonly kind: 'edge' }
  | { readonly kind: 'wall'; readonly wall: number }
  | { readonly kind: 'post'; readonly post: number }

/** A straight side: from `x`, `y` in the unit direction `ux`, `uy`. Without a length it goes on for ever. */
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

/** A post, or the end of a wall piece, which is a post without extent. */
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
  ...walls.flatMap(({ from, to }, wall) => piece(wall, from.x, from.y, to.x, to.y)),
  ...posts.map(({ at, radius }, post): Round => ({
    kind: 'round',
    x: exactly(at.x),
    y: exactly(at.y),
    radius: exactly(radius),
    restitution: RESTITUTION.post,
    hit: { kind: 'post', post },
  })),
]

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

const piece = (wall: number, x: number, y: number, toX: number, toY: number): readonly Barrier[] => {
  const common = { restitution: RESTITUTION.wall, hit: { kind: 'wall', wall } } as const
  return [
    { ...line(x, y, toX, toY), ...common },
    { kind: 'round', x: exactly(x), y: exactly(y), radius: 0n, ...common },
    { kind: 'round', x: exactly(toX), y: exactly(toY), radius: 0n, ...common },
  ]
}

const line = (fromX: number, fromY: number, toX: number, toY: number) => {
  const [x, y] = [exactly(fromX), exactly(fromY)]
  const [alongX, alongY] = [exactly(toX) - x, exactly(toY) - y]
  const length = lengthOf(alongX, alongY)
  return { kind: 'straight', x, y, ux: over(alongX, length), uy: over(alongY, length), length } as const
}
