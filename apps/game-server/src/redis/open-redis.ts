import { Redis } from 'ioredis'
import type { HostLog } from '../host/host-log.ts'

/** A command that Redis has not answered after this many ms has failed. */
const ANSWER_WITHIN = 1_500

/** Our own connection to Redis: what is asked of it while it is away is refused soon. */
export const openRedis = (url: string, log: HostLog): Redis => {
  const redis = new Redis(url, { commandTimeout: ANSWER_WITHIN, maxRetriesPerRequest: null })
  redis.on('error', (error: unknown) => log.warn({ error }, 'Redis does not answer'))
  return redis
}

/** What all our keys begin with. */
export const KEY = 'skelly:'
