import { startTestRedis } from '@skelly/redis'
import { afterAll, beforeEach, describe } from 'vitest'
import { redisCodeBook } from '../../src/codes/redis-code-book.ts'
import { redisLead } from '../../src/lead/redis-lead.ts'
import { redisLimit } from '../../src/limits/rated-limit.ts'
import { redisPresence } from '../../src/presence/redis-presence.ts'
import { redisWaitingList } from '../../src/queue/redis-waiting-list.ts'
import { openRedis } from '../../src/redis/open-redis.ts'
import { codeBookSuite } from './code-book.suite.ts'
import { leadSuite } from './lead.suite.ts'
import { presenceSuite } from './presence.suite.ts'
import { waitingListSuite } from './waiting-list.suite.ts'
import { wrongCodesSuite } from './wrong-codes.suite.ts'

const started = await startTestRedis()

describe.skipIf(started === null)('in Redis', () => {
  const redis = openRedis(started?.url ?? '', {
    info: () => undefined,
    warn: () => undefined,
    error: () => undefined,
  })
  beforeEach(async () => {
    await redis.flushall()
  })
  afterAll(async () => {
    redis.disconnect()
    await started?.stop()
  })

  describe('the code book', () => codeBookSuite((lapses) => redisCodeBook(redis, lapses)))
  describe('the waiting list', () => waitingListSuite((lapses) => redisWaitingList(redis, lapses)))
  describe('presence', () => presenceSuite((lapses) => redisPresence(redis, lapses)))
  describe('wrong codes', () => wrongCodesSuite(redisLimit(redis)))
  describe('the lead', () => leadSuite(() => [redisLead(redis, 'one'), redisLead(redis, 'other')]))
})
