import { unreachable } from '../../../result.ts'
import type { Impact } from './impact.ts'
import { RESTITUTION, reboundOf } from './rebound.ts'
import { isWorn } from './storm.ts'

/** Prepares the contact of a body with another or with an obstacle. All bodies are located and involved. */
export const meet = (impact: Impact): void => {
  const { mover, against } = impact
  point(impact)
  impact.impulse = 0
  if (against.kind === 'body') {
    impact.mass = 1 / (1 / mover.mass + 1 / against.mass)
    impact.rebound = reboundOf(RESTITUTION.cap, closingSpeed(impact))
  } else {
    impact.mass = mover.mass
    impact.rebound = isWorn(mover) ? 0 : reboundOf(against.restitution, closingSpeed(impact))
  }
}

/** The speed at which the two close in on each other, mm/s; below 0 when they separate. */
export const closingSpeed = ({ mover, against, nx, ny }: Impact): number =>
  against.kind === 'body'
    ? (mover.vx - against.vx) * nx + (mover.vy - against.vy) * ny
    : mover.vx * nx + mover.vy * ny

/** Exchanges an impulse along the normal; below 0 it takes some of what was exchanged back. */
export const exchange = (impact: Impact, impulse: number): void => {
  const { mover, against, nx, ny } = impact
  impact.impulse += impulse
  mover.vx -= (impulse / mover.mass) * nx
  mover.vy -= (impulse / mover.mass) * ny
  if (against.kind !== 'body') return
  against.vx += (impulse / against.mass) * nx
  against.vy += (impulse / against.mass) * ny
}

/** Sets the normal. */
const point = (impact: Impact): void => {
  const { mover, against } = impact
  const { hereX, hereY } = mover
  switch (against.kind) {
    case 'body':
      pointAt(impact, against.hereX - hereX, against.hereY - hereY)
      return
    case 'edge':
      pointAt(impact, -against.nx, -against.ny)
      return
    case 'side': {
      const across = (hereX - against.x) * against.uy - (hereY - against.y) * against.ux
      if (across > 0) pointAt(impact, -against.uy, against.ux)
      else pointAt(impact, against.uy, -against.ux)
      return
    }
    case 'round':
      pointAt(impact, against.x - hereX, against.y - hereY)
      return
    default:
      unreachable(against)
  }
}

const pointAt = (impact: Impact, x: number, y: number): void => {
  const length = Math.sqrt(x * x + y * y)
  impact.nx = x / length
  impact.ny = y / length
}
