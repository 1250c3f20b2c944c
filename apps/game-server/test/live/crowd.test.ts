import type { QueueClient } from '@skelly/game-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../world/until.ts'
import { World } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ socketsAnAddress: 1 })
})
afterAll(() => world.close())

const comeIn = (client: QueueClient) =>
  until(client, ({ status }) => (status.kind === 'searching' ? status : null))
const isTold = (client: QueueClient) =>
  until(client, ({ status }) => (status.kind === 'reconnecting' ? status.why : null))

test('one too many from an address is told so, and comes in when there is a place', async () => {
  const inside = world.queue(await world.person('Ida'))
  await comeIn(inside)
  const outside = world.queue(await world.person('Jan'))
  expect(await isTold(outside)).toBe('crowded')
  expect(inside.getSnapshot().status.kind).toBe('searching')
  inside.close()
  await comeIn(outside)
})
