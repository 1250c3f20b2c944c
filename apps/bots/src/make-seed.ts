import { randomBytes } from 'node:crypto'
import { seedOf, type Seed } from '@skelly/engine'

/** 128 bits that nobody can guess. */
export const makeSeed = (): Seed => {
  const seed = seedOf(randomBytes(16).toString('hex'))
  if (seed === null) throw new Error('16 bytes are not a seed')
  return seed
}
