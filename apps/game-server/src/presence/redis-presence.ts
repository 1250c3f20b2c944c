import type { Redis } from 'ioredis'
import { KEY } from '../redis/open-redis.ts'
import { PRESENCE_LAPSES, type Attending, type Presence } from './presence.ts'

const KEEP = `
  local held = redis.call('GET', KEYS[1])
  if held and held ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`
const GIVE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`

/** Presence that several processes share. */
export const redisPresence = (redis: Redis, lapses = PRESENCE_LAPSES): Presence => {
  const keyOf = (place: string, { personId }: Attending): string => `${KEY}at:${place}:${personId}`
  return {
    take: async (place, one) => {
      await redis.set(keyOf(place, one), one.connectionId, 'PX', lapses)
    },
    keep: async (place, attending) => {
      const kept = await Promise.all(
        attending.map((one) => redis.eval(KEEP, 1, keyOf(place, one), one.connectionId, lapses)),
      )
      return attending.filter((_, nth) => kept[nth] !== 1)
    },
    give: async (place, one) => {
      await redis.eval(GIVE, 1, keyOf(place, one), one.connectionId)
    },
  }
}
