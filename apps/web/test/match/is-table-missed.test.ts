import { refuse } from '@skelly/engine'
import { MatchClient } from '@skelly/game-client'
import { expect, test } from 'vitest'
import { isTableMissed } from '../../src/match/is-table-missed.ts'

const admission = { ok: true, value: { address: 'http://game.test', ticket: 'a ticket' } } as const

test('whoever finds no table when they come asks at once how the game ended', async () => {
  const seen: boolean[] = []
  const client = new MatchClient({
    matchId: 'm',
    admit: async () => admission,
    dial: async () => Promise.reject(new Error('there is no such room')),
  })
  client.subscribe(() => seen.push(isTableMissed(client.getSnapshot())))
  client.connect()
  await expect.poll(() => seen.at(-1)).toBe(true)
  expect(seen).toEqual([false, true])
  client.close()
})

test.each([
  { says: 'there', admit: async () => admission },
  { says: 'known to be over', admit: async () => refuse('over') },
])('a table that is $says is not missed', async ({ admit }) => {
  const seen: boolean[] = []
  const client = new MatchClient({
    matchId: 'm',
    admit,
    dial: async () => ({ kind: 'connected', wire: { send: () => undefined, close: () => undefined } }),
  })
  client.subscribe(() => seen.push(isTableMissed(client.getSnapshot())))
  client.connect()
  await expect.poll(() => seen.length).toBe(2)
  expect(seen).toEqual([false, false])
  client.close()
})
