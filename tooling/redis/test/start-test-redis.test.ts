import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { startTestRedis } from '../src/start-test-redis.ts'

const redis = await startTestRedis()

test.skipIf(redis === null)('Redis answers, and is gone when it was stopped', async () => {
  if (redis === null) return
  const port = Number(new URL(redis.url).port)
  await expect(once(connect(port, '127.0.0.1'), 'connect')).resolves.toBeDefined()
  await redis.stop()
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})
