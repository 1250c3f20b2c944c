import type { Court, Point } from '../../src/index.ts'
import type { Shot } from '../scenes/scene.ts'

/** Where a symmetry takes a place or a velocity: both by the same whole-number matrix, about the origin. */
export type Turn = (point: Point) => Point

/** The symmetries of the square, beside doing nothing: mirrors in both axes and both diagonals, quarter-turns. */
export const TURNS = {
  'mirrored left to right': ({ x, y }) => ({ x: -x, y }),
  'mirrored top to bottom': ({ x, y }) => ({ x, y: -y }),
  'mirrored in the diagonal': ({ x, y }) => ({ x: y, y: x }),
  'mirrored in the other diagonal': ({ x, y }) => ({ x: -y, y: -x }),
  'turned by a quarter': ({ x, y }) => ({ x: -y, y: x }),
  'turned by a half': ({ x, y }) => ({ x: -x, y: -y }),
  'turned by three quarters': ({ x, y }) => ({ x: y, y: -x }),
} as const satisfies Record<string, Turn>

/** The shot with everything in it turned about the origin, on ground that has no edge. */
export const turnedShot = ({ court, bodies, launch }: Shot, turn: Turn): Shot => {
  const { x: vx, y: vy } = turn({ x: launch.vx, y: launch.vy })
  return {
    court: turnedCourt(court, turn),
    bodies: bodies.map((body) => ({ ...body, at: turn(body.at) })),
    launch: { body: launch.body, vx, vy },
  }
}

const turnedCourt = (court: Court, turn: Turn): Court => ({
  ...court,
  closed: false,
  posts: court.posts.map(({ at, radius }) => ({ at: turn(at), radius })),
  walls: court.walls.map(({ from, to }) => ({ from: turn(from), to: turn(to) })),
})
