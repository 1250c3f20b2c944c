import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLOSE_CODES } from '@skelly/protocol'
import { BadSeat } from '../world/bad-seat.ts'
import { RawClient } from '../world/raw-client.ts'
import { roomGame } from '../world/room-game.ts'
import { NUDGE, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 200, silence: 30_000, rankedShotClock: 3 })
})
afterAll(() => world.close())

/** What was written, in a word each. */
const written = async (matchId: string): Promise<readonly string[]> => {
  const events = await world.database.connectionEvents.of(matchId, 1_000)
  return events.map(({ seat, kind, reason }) =>
    [seat, kind, reason].filter((word) => word !== null).join(' '),
  )
}
const poll = (matchId: string) => expect.poll(() => written(matchId), { timeout: 8_000 })
const bySeat = (words: readonly string[], seat: number) =>
  words
    .filter((word) => word.startsWith(`${seat} `) && !word.includes('clock-out'))
    .map((word) => word.slice(2))

/** A hand-made connection of the first player, which takes over the seat. */
const raw = async ({ matchId, people }: Awaited<ReturnType<World['game']>>): Promise<RawClient> => {
  const ticket = await world.ticket(people[0], { kind: 'match', matchId, as: 'player' })
  return RawClient.join(world.address, matchId, { Authorization: `Bearer ${ticket}` })
}

describe('what becomes of connections is written as it happens', () => {
  test('both join; one goes away on purpose and comes back', async () => {
    const { matchId, clients, people } = await world.game()
    await poll(matchId).toHaveLength(2)
    clients[0].close()
    await poll(matchId).toContain('0 lost closed')
    world.client(people[0], matchId)
    await expect
      .poll(async () => bySeat(await written(matchId), 0), { timeout: 8_000 })
      .toEqual(['found', 'lost closed', 'found'])
  })

  test('a second tab takes over: replaced', async () => {
    const { matchId, people } = await world.game()
    world.client(people[1], matchId)
    await expect
      .poll(async () => bySeat(await written(matchId), 1), { timeout: 8_000 })
      .toEqual(['found', 'lost replaced', 'found'])
  })

  test('misuse', async () => {
    const game = await world.game()
    const client = await raw(game)
    client.send('nonsense')
    expect(await client.closed).toBe(CLOSE_CODES.misuse)
    await poll(game.matchId).toContain('0 lost misuse')
  })

  test('hidden and shown, told again over a new connection', async () => {
    const { matchId, clients } = await world.game()
    clients[0].page.show('hidden')
    clients[0].page.show('shown')
    clients[0].page.show('hidden')
    await expect
      .poll(async () => bySeat(await written(matchId), 0), { timeout: 8_000 })
      .toEqual(['found', 'hidden', 'shown', 'hidden'])
  })

  test('of a game in a room nothing is written', async () => {
    const { matchId, clients } = await roomGame(world, 2)
    clients[0]?.page.show('hidden')
    await turnOf(clients[0] ?? raise())
    expect(await written(matchId)).toEqual([])
  })

  test('the clock, with and without input', async () => {
    const { matchId, clients } = await world.game()
    await turnOf(clients[0])
    clients[0].aim()
    await poll(matchId).toContain('0 clock-out input')
    await poll(matchId).toContain('1 clock-out none')
  })

  test('the line breaks again and again: the network, and found each time', async () => {
    const { matchId, people, clients } = await world.game()
    clients[1].close()
    await poll(matchId).toContain('1 lost closed')
    const weather = {
      delay: 20,
      jitter: 10,
      stalls: { share: 0, longest: 0 },
      cuts: { share: 1, up: [300, 600], down: [3_000, 6_000] },
      refusals: { share: 0, row: 0 },
    } as const
    const seat = await BadSeat.take({ world, person: people[1], matchId, seed: 4, weather })
    await expect
      .poll(async () => bySeat(await written(matchId), 1).filter((word) => word === 'lost network').length, {
        timeout: 15_000,
      })
      .toBeGreaterThanOrEqual(2)
    await seat.leave()
    const words = bySeat(await written(matchId), 1)
    for (const [place, word] of words.entries())
      expect(word.startsWith(place % 2 === 0 ? 'found' : 'lost')).toBe(true)
  })
})

describe('the server', () => {
  test('is stopped: both lost to it, and found after its start', async () => {
    const { matchId, clients } = await world.game()
    await turnOf(clients[0])
    await world.server.terminate()
    const words = await written(matchId)
    expect([...words.slice(-2)].sort()).toEqual(['0 lost server', '1 lost server'])
    await world.start()
    await poll(matchId).toContain('server-start')
    await until(clients[0], ({ status }) => (status.kind === 'live' ? status : null))
    await expect
      .poll(async () => (await written(matchId)).slice(words.length).sort(), { timeout: 8_000 })
      .toEqual(['0 found', '1 found', 'server-start'])
  })

  test('is killed: it says that it has started', async () => {
    const { matchId, clients } = await world.game()
    await turnOf(clients[0])
    clients[0].flick(NUDGE)
    await world.server.kill()
    await world.start()
    await poll(matchId).toContain('server-start')
  })
})

const raise = (): never => {
  throw new Error('nobody plays')
}
