import type { Redis } from 'ioredis'
import { KEY } from '../redis/open-redis.ts'
import type { Lead } from './lead.ts'

const TAKE = `
  local held = redis.call('GET', KEYS[1])
  if held and held ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`

/** The lead among processes that share a Redis. */
export const redisLead = (redis: Redis, holder: string): Lead => ({
  take: async (work, ms) => (await redis.eval(TAKE, 1, `${KEY}lead:${work}`, holder, ms)) === 1,
})
