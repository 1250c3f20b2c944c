import type { Point } from '../geometry/point.ts'

/** A contact that physics saw. Times are seconds from the launch; bodies are indices, `a` below `b`. */
export type Contact =
  | { readonly kind: 'cap'; readonly time: number; readonly a: number; readonly b: number }
  | { readonly kind: 'edge'; readonly time: number; readonly body: number }
  | { readonly kind: 'wall'; readonly time: number; readonly body: number; readonly wall: number }
  | { readonly kind: 'post'; readonly time: number; readonly body: number; readonly post: number }

/**
 * A stretch of straight motion between two events: from `from` in the unit direction (ux, uy), `speed` mm/s at
 * `start` seconds and slowed by the body's deceleration until the next segment begins or it stops.
 */
export interface Segment {
  readonly start: number
  readonly from: Point
  readonly ux: number
  readonly uy: number
  readonly speed: number
}

/** All that happened in one shot: judged without looking at a velocity, drawn at any frame rate. */
export interface ShotTrace {
  /** Seconds until the last body stopped. */
  readonly duration: number
  /** In the order of their times. */
  readonly contacts: readonly Contact[]
  /** For each body its segments in order; none for a body that never moved. */
  readonly segments: readonly (readonly Segment[])[]
  /** Where each body lies when all have stopped, on the 1/1024 mm grid. */
  readonly rest: readonly Point[]
  /** Whether the bound on events was reached and everything was stopped where it was. */
  readonly bounded: boolean
}
