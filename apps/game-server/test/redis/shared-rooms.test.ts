import { initializeRoomCache, matchMaker } from '@colyseus/core'
import { startTestRedis } from '@skelly/redis'
import { Redis } from 'ioredis'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { SharedRooms } from '../../src/redis/shared-rooms.ts'

const started = await startTestRedis()

const listed = (roomId: string, processId: string) =>
  initializeRoomCache({ roomId, processId, name: 'match', clients: 0 })

describe.skipIf(started === null)('the list of rooms in Redis', () => {
  const redis = new Redis(started?.url ?? '', { maxRetriesPerRequest: null })
  const here = new SharedRooms(redis.duplicate(), ['ranked-queue'])
  const there = new SharedRooms(redis.duplicate(), ['ranked-queue'])
  const processAt = async (rooms: SharedRooms, roomId: string): Promise<string | null> => {
    const found = await rooms.findByIds([roomId])
    return found.get(roomId)?.processId ?? null
  }
  beforeEach(async () => {
    await matchMaker.setup()
    await redis.flushall()
  })
  afterAll(async () => {
    for (const rooms of [here, there]) await rooms.shutdown()
    redis.disconnect()
    await started?.stop()
  })

  test('a room that one process puts up is found at the other', async () => {
    await here.persist(listed('m', 'one'), true)
    expect(await processAt(there, 'm')).toBe('one')
    expect(await there.findOne({ roomId: 'm' })).toMatchObject({ roomId: 'm', processId: 'one' })
  })

  test('a room that every process has is each one’s own', async () => {
    await here.persist(listed('ranked-queue', 'one'), true)
    await there.persist(listed('ranked-queue', 'two'), true)
    expect(await processAt(here, 'ranked-queue')).toBe('one')
    expect(await processAt(there, 'ranked-queue')).toBe('two')
    await here.remove('ranked-queue')
    expect([await processAt(here, 'ranked-queue'), await processAt(there, 'ranked-queue')]).toEqual([
      null,
      'two',
    ])
    expect(await redis.keys('*')).toEqual([])
  })

  test('a process takes its own rooms off the list, and not one that another has by now', async () => {
    await here.persist(listed('m', matchMaker.processId), true)
    await here.persist(listed('n', matchMaker.processId), true)
    await there.persist(listed('n', 'the one that took it up'), true)
    await here.remove('m')
    await here.remove('n')
    expect([await processAt(here, 'm'), await processAt(here, 'n')]).toEqual([
      null,
      'the one that took it up',
    ])
  })
})
