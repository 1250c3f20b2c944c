import type { Point } from '../geometry/point.ts'

/** An axis-parallel rectangle in mm. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Box {
  /** The number chalked in it. Which numbers mean what is the ruleset's business. */
  readonly number: number
  readonly area: Rectangle
}

/** A round obstacle. */
export interface Post {
  readonly at: Point
  readonly radius: number
}

/**
 * A straight obstacle without thickness; caps touch its sides and its two ends. Where it has no length (1e-9 mm or less)
 * it is a point, `from`.
 */
export interface WallPiece {
  readonly from: Point
  readonly to: Point
}

/**
 * Where a game is played, as data (R1.2 to R1.4, court.md). Lengths in mm. A court never changes once it is made: who
 * has seen it keeps what follows from it. Another court is another object.
 */
export interface Court {
  readonly width: number
  readonly height: number
  /** Whether the outer edge is a wall that caps bounce off (R2.5). */
  readonly closed: boolean
  readonly boxes: readonly Box[]
  /** The K zone (R1.3), or null on a court without one. */
  readonly skull: Rectangle | null
  /** START (R1.2), or null on a court without one. */
  readonly start: Rectangle | null
  /** Where caps stand at first, by place in the turn order. */
  readonly places: readonly Point[]
  readonly posts: readonly Post[]
  readonly walls: readonly WallPiece[]
}
