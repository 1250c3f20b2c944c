import { randomBytes } from 'node:crypto'
import { seedOf, type Seed } from '@skelly/engine'

/** From the cryptographic generator: whoever could guess it would know the street before the draw. */
export const freshSeed = (): Seed => {
  const seed = seedOf(randomBytes(16).toString('hex'))
  if (seed === null) throw new Error('16 bytes make no seed')
  return seed
}
