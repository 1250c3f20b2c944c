import {
  CAP_RADIUS,
  CHALK_WIDTH,
  FILLS,
  PHYSICS_VERSION,
  RESTITUTION,
  SMALLEST_REBOUND,
  streetCourt,
} from '@skelly/engine'
import { DONE, type Outcome } from '../outcome.ts'

/** `constants`: the numbers that the physics and the court are made of. */
export const constants = (): Promise<Outcome> => {
  const { width, height } = streetCourt
  const numbers = {
    physicsVersion: PHYSICS_VERSION,
    capRadius: CAP_RADIUS,
    chalkWidth: CHALK_WIDTH,
    court: { width, height },
    fills: FILLS,
    restitution: RESTITUTION,
    smallestRebound: SMALLEST_REBOUND,
  }
  process.stdout.write(`${JSON.stringify(numbers)}\n`)
  return Promise.resolve(DONE)
}
