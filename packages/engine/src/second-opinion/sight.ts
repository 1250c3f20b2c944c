import type { WallPiece } from '../court/court.ts'
import { unreachable } from '../result.ts'
import type { Cap } from './cap.ts'
import type { Edge, Obstacle } from './obstacle.ts'

/**
 * How a cap stands to something that it may run into, seen from that thing's nearest point. Every contact of the
 * game is one with a circle of radius `reach` round that point, whatever the thing's shape. Filled in again and again.
 */
export interface Sight {
  /** From the nearest point to the cap's centre, mm. */
  x: number
  y: number
  /** The cap's velocity as seen from there, mm/s. */
  vx: number
  vy: number
  /** How far the cap's centre is from the nearest point when the two touch, mm. */
  reach: number
  /** A contact whose normal and direction differ from a right angle by less than this cosine passes as a graze. */
  graze: number
  /** The same for what touches already: it has come no way that could blur the angle. */
  touchingGraze: number
}

export const createSight = (): Sight => ({
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  reach: 0,
  graze: 0,
  touchingGraze: 0,
})

/** Sees a cap in `ahead` seconds, on the ways that both take if they meet nothing; neither may have stopped by then. */
export const look = (sight: Sight, cap: Cap, against: Cap | Obstacle, ahead: number): void => {
  const left = speedLeft(cap, ahead)
  const way = meanLeft(cap, ahead) * ahead
  sight.vx = cap.vx * left
  sight.vy = cap.vy * left
  sight.x = cap.x + cap.vx * way
  sight.y = cap.y + cap.vy * way
  sight.reach = cap.radius
  sight.graze = ROUND_GRAZE
  sight.touchingGraze = TOUCHING_GRAZE
  seeFrom(sight, against, ahead)
}

/** Turns the sight of a cap from the court's corner into that from what it may run into. */
const seeFrom = (sight: Sight, against: Cap | Obstacle, ahead: number): void => {
  switch (against.kind) {
    case 'cap':
      seeFromCap(sight, against, ahead)
      return
    case 'edge':
      seeFromEdge(sight, against)
      return
    case 'post':
      sight.x -= against.at.x
      sight.y -= against.at.y
      sight.reach += against.radius
      return
    case 'wall':
      seeFromWall(sight, against)
      return
    default:
      unreachable(against)
  }
}

const seeFromCap = (sight: Sight, cap: Cap, ahead: number): void => {
  const left = speedLeft(cap, ahead)
  const way = meanLeft(cap, ahead) * ahead
  sight.vx -= cap.vx * left
  sight.vy -= cap.vy * left
  sight.x -= cap.x + cap.vx * way
  sight.y -= cap.y + cap.vy * way
  sight.reach += cap.radius
}

const seeFromEdge = (sight: Sight, { across, at }: Edge): void => {
  sight.x = across === 'x' ? sight.x - at : 0
  sight.y = across === 'y' ? sight.y - at : 0
  sight.graze = sight.touchingGraze = STRAIGHT_GRAZE
}

const seeFromWall = (sight: Sight, { from, to }: WallPiece): void => {
  const alongX = to.x - from.x
  const alongY = to.y - from.y
  const square = alongX * alongX + alongY * alongY
  // A piece without length is its one end.
  const part = square > 0 ? ((sight.x - from.x) * alongX + (sight.y - from.y) * alongY) / square : 0
  if (part > 0 && part < 1) sight.graze = sight.touchingGraze = STRAIGHT_GRAZE
  const nearest = Math.min(1, Math.max(0, part))
  sight.x -= from.x + alongX * nearest
  sight.y -= from.y + alongY * nearest
}

/** The part of its speed that a cap still has in `ahead` seconds. */
const speedLeft = ({ speed, deceleration }: Cap, ahead: number): number =>
  speed === 0 ? 0 : 1 - (deceleration * ahead) / speed

/** The part of its speed that a cap has on the mean until then. */
const meanLeft = (cap: Cap, ahead: number): number => 0.5 * (1 + speedLeft(cap, ahead))

/** What passes something round from afar as nearly as this has not run into it. */
const ROUND_GRAZE = 1e-6

/** What lies against another cap and is flicked straight past it has not run into it (R4). */
const TOUCHING_GRAZE = 1e-12

/** Along a straight edge a coarser bound would let a cap in, by its way times this. */
const STRAIGHT_GRAZE = 1e-9
