import { FILL_NAMES, millis } from '@skelly/engine'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { KEY } from '../redis/open-redis.ts'
import type { Searcher } from './searcher.ts'
import { SEARCH_LAPSES, type WaitingList } from './waiting-list.ts'

const searcherSchema = z.strictObject({
  playerId: z.string(),
  fill: z.enum(FILL_NAMES),
  rating: z.number(),
  ratedGames: z.number(),
  lastOpponentId: z.string().nullable(),
  since: z.number().transform(millis),
  takesAnyone: z.boolean(),
})

/** The people on the list; each one's entry is a key of its own, which lapses. */
const NAMES = `${KEY}queue`

/** The waiting list that several processes share. */
export const redisWaitingList = (redis: Redis, lapses = SEARCH_LAPSES): WaitingList => {
  const keyOf = (playerId: string): string => `${NAMES}:${playerId}`
  const remove = async (playerIds: readonly string[]): Promise<void> => {
    if (playerIds.length === 0) return
    await redis
      .multi()
      .srem(NAMES, ...playerIds)
      .del(...playerIds.map(keyOf))
      .exec()
  }
  return {
    put: async (searcher) => {
      const entry = keyOf(searcher.playerId)
      const text = JSON.stringify(searcher)
      await redis.multi().set(entry, text, 'PX', lapses).sadd(NAMES, searcher.playerId).exec()
    },
    remove: (playerId) => remove([playerId]),
    keep: async (playerIds) => {
      await Promise.all(playerIds.map((playerId) => redis.pexpire(keyOf(playerId), lapses)))
    },
    all: async () => {
      const playerIds = await redis.smembers(NAMES)
      if (playerIds.length === 0) return []
      const entries = await redis.mget(...playerIds.map(keyOf))
      const lapsed = playerIds.filter((_, nth) => entries[nth] === null)
      if (lapsed.length > 0) await redis.srem(NAMES, ...lapsed)
      return entries.flatMap((text) => (text === null ? [] : [read(text)]))
    },
  }
}

const read = (text: string): Searcher => searcherSchema.parse(JSON.parse(text))
