import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { KEY } from '../redis/open-redis.ts'
import type { Limit, LimitFor, LimitSize } from './limit.ts'

/** The limits of one process. */
export const memoryLimit: LimitFor = (size) => limited(new RateLimiterMemory(optionsOf(size)))

/** The limits that several processes share. */
export const redisLimit =
  (redis: Redis): LimitFor =>
  (size) =>
    limited(new RateLimiterRedis({ ...optionsOf(size), storeClient: redis }))

const SECOND = 1_000

const optionsOf = ({ name, most, within }: LimitSize) => ({
  keyPrefix: `${KEY}limit:${name}`,
  points: most,
  duration: Math.ceil(within / SECOND),
})

const limited = (limiter: RateLimiterAbstract): Limit => ({
  take: async (key) => {
    try {
      await limiter.consume(key)
      return null
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
      throw refusal
    }
  },
  giveBack: async (key) => {
    await limiter.reward(key)
  },
})
