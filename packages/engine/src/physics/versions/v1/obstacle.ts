import type { Court } from '../../../court/court.ts'
import { RESTITUTION } from './rebound.ts'

/** A side of a closed court. A centre's distance to it is `nx`·x + `ny`·y − `offset`; the normal points inwards. */
export interface Edge {
  readonly kind: 'edge'
  readonly nx: number
  readonly ny: number
  readonly offset: number
  readonly restitution: number
}

/** The two long sides of a wall piece, from `x`, `y` for `length` mm in the unit direction (`ux`, `uy`). */
export interface Side {
  readonly kind: 'side'
  readonly wall: number
  readonly x: number
  readonly y: number
  readonly ux: number
  readonly uy: number
  readonly length: number
  readonly restitution: number
}

/** A post, or the end of a wall piece as a post without extent. `of` says which. */
export interface Round {
  readonly kind: 'round'
  readonly of: 'post' | 'wall'
  readonly index: number
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly restitution: number
}

/** Something that caps bounce off and that never moves. */
export type Obstacle = Edge | Side | Round

/** All that never moves on a court. */
export const obstaclesOf = ({ width, height, closed, posts, walls }: Court): readonly Obstacle[] => {
  const edges = closed ? [edge(1, 0, 0), edge(-1, 0, -width), edge(0, 1, 0), edge(0, -1, -height)] : []
  const pieces = walls.flatMap(({ from, to }, wall) => [
    side(wall, from.x, from.y, to.x, to.y),
    round('wall', wall, from.x, from.y, 0),
    round('wall', wall, to.x, to.y, 0),
  ])
  return [
    ...edges,
    ...pieces,
    ...posts.map(({ at, radius }, post) => round('post', post, at.x, at.y, radius)),
  ]
}

const edge = (nx: number, ny: number, offset: number): Edge => ({
  kind: 'edge',
  nx,
  ny,
  offset,
  restitution: RESTITUTION.edge,
})

const side = (wall: number, x: number, y: number, toX: number, toY: number): Side => {
  const length = Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y))
  return {
    kind: 'side',
    wall,
    x,
    y,
    ux: (toX - x) / length,
    uy: (toY - y) / length,
    length,
    restitution: RESTITUTION.wall,
  }
}

const round = (of: 'post' | 'wall', index: number, x: number, y: number, radius: number): Round => ({
  kind: 'round',
  of,
  index,
  x,
  y,
  radius,
  restitution: RESTITUTION[of],
})
