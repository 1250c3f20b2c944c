import type { Policy } from '@skelly/protocol'
import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { KEY } from '../redis/open-redis.ts'
import type { Trying, WrongCodes } from './wrong-codes.ts'

/** The limits of one process. */
export const memoryWrongCodes = ({ rooms }: Policy): WrongCodes =>
  limited((name) => new RateLimiterMemory({ ...limitsOf(rooms), keyPrefix: name }))

/** The limits that several processes share. */
export const redisWrongCodes = ({ rooms }: Policy, redis: Redis): WrongCodes =>
  limited(
    (name) =>
      new RateLimiterRedis({ ...limitsOf(rooms), storeClient: redis, keyPrefix: `${KEY}wrong:${name}` }),
  )

const SECOND = 1_000

const limitsOf = ({
  wrongCodes,
  wrongCodesWithin,
}: Policy['rooms']): { readonly points: number; readonly duration: number } => ({
  points: wrongCodes,
  duration: Math.ceil(wrongCodesWithin / SECOND),
})

const limited = (limiterFor: (name: string) => RateLimiterAbstract): WrongCodes => {
  const players = limiterFor('player')
  const addresses = limiterFor('address')
  const each = ({ playerId, address }: Trying) =>
    [
      [players, playerId],
      [addresses, address],
    ] as const
  return {
    count: async (trying) => {
      const waits = await Promise.all(each(trying).map(([limiter, key]) => waitFor(limiter, key)))
      const longest = Math.max(...waits)
      return longest === 0 ? null : longest
    },
    forgive: async (trying) => {
      for (const [limiter, key] of each(trying)) await limiter.reward(key)
    },
  }
}

/** 0 when there is a try left. */
const waitFor = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
    throw refusal
  }
}
