import type { Redis } from 'ioredis'
import { KEY } from '../redis/open-redis.ts'
import { LAPSES_AFTER, type CodeBook } from './code-book.ts'

/** What stands at a code that rests: no room's id. */
const RESTS = 'rests'

const KEEP = `
  if redis.call('GET', KEYS[1]) ~= '${RESTS}' then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end`
const RELEASE = `
  if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`

/** The code book that several processes share. */
export const redisCodeBook = (redis: Redis, lapsesAfter = LAPSES_AFTER): CodeBook => {
  const keyOf = (code: string): string => `${KEY}code:${code}`
  return {
    reserve: async ({ code, roomId }) => {
      const before = await redis.set(keyOf(code), roomId, 'PX', lapsesAfter, 'NX', 'GET')
      return before === null || before === roomId
    },
    find: async (code) => {
      const roomId = await redis.get(keyOf(code))
      return roomId === RESTS ? null : roomId
    },
    keep: async (rooms) => {
      for (const { code, roomId } of rooms) await redis.eval(KEEP, 1, keyOf(code), roomId, lapsesAfter)
    },
    rest: async (code, ms) => {
      await redis.set(keyOf(code), RESTS, 'PX', Math.max(1, Math.ceil(ms)))
    },
    release: async ({ code, roomId }) => {
      await redis.eval(RELEASE, 1, keyOf(code), roomId)
    },
  }
}
