import type { Body } from '../caps/body.ts'

/** A cap as the second opinion follows it: where it is and its velocity, in mm and mm/s. Mutable, its own. */
export interface Cap {
  readonly kind: 'cap'
  /** Index into the caller's list of bodies. */
  index: number
  radius: number
  mass: number
  /** mm/s² */
  deceleration: number
  x: number
  y: number
  vx: number
  vy: number
  speed: number
}

export const createCap = (): Cap => ({
  kind: 'cap',
  index: 0,
  radius: 0,
  mass: 1,
  deceleration: 1,
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  speed: 0,
})

/** Lays a cap down at rest: nothing of an earlier shot stays in it. */
export const layDown = (cap: Cap, { at, radius, mass, deceleration }: Body, index: number): void => {
  cap.index = index
  cap.radius = radius
  cap.mass = mass
  cap.deceleration = deceleration
  cap.x = at.x
  cap.y = at.y
  setVelocity(cap, 0, 0)
}

export const setVelocity = (cap: Cap, vx: number, vy: number): void => {
  const speed = Math.sqrt(vx * vx + vy * vy)
  const isMoving = speed > STANDSTILL
  cap.vx = isMoving ? vx : 0
  cap.vy = isMoving ? vy : 0
  cap.speed = isMoving ? speed : 0
}

/** Takes the speed that constant friction takes in so many seconds. */
export const slowDown = (cap: Cap, seconds: number): void => {
  if (cap.speed === 0) return
  const part = 1 - (cap.deceleration * seconds) / cap.speed
  if (part > 0) setVelocity(cap, cap.vx * part, cap.vy * part)
  else setVelocity(cap, 0, 0)
}

/** For how many seconds the cap slides on if it meets nothing; Infinity when it lies still. */
export const slidesFor = ({ speed, deceleration }: Cap): number =>
  speed === 0 ? Infinity : speed / deceleration

/** Slower than this, in mm/s, is rounding and not motion. */
const STANDSTILL = 1e-9
