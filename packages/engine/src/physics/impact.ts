import { unreachable } from '../result.ts'
import type { Mover } from './mover.ts'
import type { Obstacle } from './obstacle.ts'
import { RESTITUTION, reboundOf } from './rebound.ts'

/** One of the contacts that happen at an instant: between two bodies, or a body and an obstacle. The solver's own. */
export interface Impact {
  a: Mover
  /** Null where `a` runs into an obstacle. */
  b: Mover | null
  obstacle: Obstacle | null
  /** Unit normal from `a` to what it runs into. */
  nx: number
  ny: number
  /** The mass that an impulse along the normal feels. */
  mass: number
  /** The speed at which the two have to separate, mm/s. */
  rebound: number
  /** What has been exchanged so far; never pulls. */
  impulse: number
}

/** Prepares the contact between two bodies that have been located and involved. */
export const meetBody = (impact: Impact, a: Mover, b: Mover): void => {
  impact.a = a
  impact.b = b
  impact.obstacle = null
  pointAt(impact, b.hereX - a.hereX, b.hereY - a.hereY)
  impact.mass = 1 / (1 / a.mass + 1 / b.mass)
  prepare(impact, RESTITUTION.cap)
}

/** Prepares the contact between a body that has been located and involved, and an obstacle. */
export const meetObstacle = (impact: Impact, a: Mover, obstacle: Obstacle): void => {
  impact.a = a
  impact.b = null
  impact.obstacle = obstacle
  pointAtObstacle(impact, a, obstacle)
  impact.mass = a.mass
  prepare(impact, obstacle.restitution)
}

/** The speed at which the two close in on each other, mm/s; below 0 when they separate. */
export const closingSpeed = ({ a, b, nx, ny }: Impact): number =>
  b === null ? a.vx * nx + a.vy * ny : (a.vx - b.vx) * nx + (a.vy - b.vy) * ny

/** Exchanges an impulse along the normal; below 0 it takes some of what was exchanged back. */
export const exchange = (impact: Impact, impulse: number): void => {
  const { a, b, nx, ny } = impact
  impact.impulse += impulse
  a.vx -= (impulse / a.mass) * nx
  a.vy -= (impulse / a.mass) * ny
  if (b === null) return
  b.vx += (impulse / b.mass) * nx
  b.vy += (impulse / b.mass) * ny
}

const prepare = (impact: Impact, restitution: number): void => {
  impact.impulse = 0
  impact.rebound = reboundOf(restitution, closingSpeed(impact))
}

const pointAtObstacle = (impact: Impact, { hereX, hereY }: Mover, obstacle: Obstacle): void => {
  switch (obstacle.kind) {
    case 'edge':
      pointAt(impact, -obstacle.nx, -obstacle.ny)
      return
    case 'side': {
      const across = (hereX - obstacle.x) * obstacle.uy - (hereY - obstacle.y) * obstacle.ux
      if (across > 0) pointAt(impact, -obstacle.uy, obstacle.ux)
      else pointAt(impact, obstacle.uy, -obstacle.ux)
      return
    }
    case 'round':
      pointAt(impact, obstacle.x - hereX, obstacle.y - hereY)
      return
    default:
      unreachable(obstacle)
  }
}

const pointAt = (impact: Impact, x: number, y: number): void => {
  const length = Math.sqrt(x * x + y * y)
  impact.nx = x / length
  impact.ny = y / length
}
