import type { Court, Post, WallPiece } from '../../../court/court.ts'
import type { Point } from '../../../geometry/point.ts'
import { RESTITUTION } from './rebound.ts'

/** A side of a closed court. Its unit normal points inwards. */
export interface Edge {
  readonly kind: 'edge'
  readonly nx: number
  readonly ny: number
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
  /** The unit direction in which a wall piece ends here; 0, 0 for a post, or where the piece is no more than this end. */
  readonly outX: number
  readonly outY: number
  readonly restitution: number
}

/** What stands within a court. */
export type Piece = Side | Round

/** Something that caps bounce off and that never moves. */
export type Obstacle = Edge | Piece

/** The outer edge of a closed court, as a box from 0, 0 to `width`, `height`. */
export interface ClosedEdge {
  readonly width: number
  readonly height: number
  readonly left: Edge
  readonly right: Edge
  readonly top: Edge
  readonly bottom: Edge
}

/** All that never moves on a court. */
export interface Obstacles {
  /** null on an open court */
  readonly edge: ClosedEdge | null
  readonly pieces: readonly Piece[]
}

export const obstaclesOf = ({ width, height, closed, posts, walls }: Court): Obstacles => ({
  edge: closed ? closedEdge(width, height) : null,
  pieces: [...walls.flatMap(piecesOf), ...posts.map(post)],
})

/** The side and the two ends; of a piece that is so short that doubles tell no direction, the one end alone. */
const piecesOf = ({ from, to }: WallPiece, wall: number): readonly Piece[] => {
  const piece = side(wall, from.x, from.y, to.x, to.y)
  if (!(piece.length > POINT)) return [end(wall, from, 0, 0)]
  return [piece, end(wall, from, -piece.ux, -piece.uy), end(wall, to, piece.ux, piece.uy)]
}

/** A wall piece up to this long, in mm, is a point. */
const POINT = 1e-9

const closedEdge = (width: number, height: number): ClosedEdge => ({
  width,
  height,
  left: edge(1, 0),
  right: edge(-1, 0),
  top: edge(0, 1),
  bottom: edge(0, -1),
})

const edge = (nx: number, ny: number): Edge => ({ kind: 'edge', nx, ny, restitution: RESTITUTION.edge })

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

const end = (wall: number, { x, y }: Point, outX: number, outY: number): Round => ({
  kind: 'round',
  of: 'wall',
  index: wall,
  x,
  y,
  radius: 0,
  outX,
  outY,
  restitution: RESTITUTION.wall,
})

const post = ({ at: { x, y }, radius }: Post, index: number): Round => ({
  kind: 'round',
  of: 'post',
  index,
  x,
  y,
  radius,
  outX: 0,
  outY: 0,
  restitution: RESTITUTION.post,
})
