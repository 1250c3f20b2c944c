import { expect, test } from 'vitest'
import { client, pass, room, server } from './seated-client.ts'

test('whether the page is shown is said once for each change', () => {
  for (const state of ['shown', 'hidden', 'hidden', 'shown', 'closing'] as const) client.page.show(state)
  expect(room.take('page')).toEqual([{ state: 'hidden' }, { state: 'shown' }, { state: 'closing' }])
})

test('a new connection is told of a page that is out of sight, and of no other', async () => {
  client.page.show('hidden')
  room.take('page')
  room.cut(1006)
  await pass(2_000)
  room.say('welcome', server.welcome())
  expect(room.take('page')).toEqual([{ state: 'hidden' }])
  client.page.show('shown')
  room.take('page')
  room.cut(1006)
  await pass(2_000)
  room.say('welcome', server.welcome())
  expect(room.take('page')).toEqual([])
})
