import type { Court, Post, WallPiece } from '../court/court.ts'

/** A side of a closed court: the line on which the one coordinate is `at`. */
export interface Edge {
  readonly kind: 'edge'
  readonly across: 'x' | 'y'
  readonly at: number
}

/** What never moves: a side of a closed court, a wall piece with its ends, a post. `index` is the court's. */
export type Obstacle =
  | Edge
  | ({ readonly kind: 'wall'; readonly index: number } & WallPiece)
  | ({ readonly kind: 'post'; readonly index: number } & Post)

/** All that never moves on a court. */
export const obstaclesOf = ({ closed, width, height, posts, walls }: Court): readonly Obstacle[] => [
  ...(closed ? [edge('x', 0), edge('x', width), edge('y', 0), edge('y', height)] : []),
  ...walls.map((wall, index) => ({ kind: 'wall', index, ...wall }) as const),
  ...posts.map((post, index) => ({ kind: 'post', index, ...post }) as const),
]

const edge = (across: Edge['across'], at: number): Edge => ({ kind: 'edge', across, at })
