import { seedOf, type Seed } from '@skelly/engine'

/** 128 bits from the device's cryptographic generator, from which all chance of a game is drawn. */
export const freshSeed = (): Seed => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const seed = seedOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
  if (seed === null) throw new Error('16 bytes are a seed')
  return seed
}
