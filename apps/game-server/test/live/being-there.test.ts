import { ROOMS } from '@skelly/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RawClient } from '../world/raw-client.ts'
import { NUDGE, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { matched, World } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({
    pingEvery: 200,
    silence: 1_500,
    joinWithin: 2_000,
    socketsAnAddress: 24,
    sessionLookEvery: 500,
  })
})
afterAll(() => world.close())

describe('silence (R10.3)', () => {
  test('who closes the page is quiet, and after the silence has lost an abandoned game', async () => {
    const { clients } = await world.game()
    const [first, second] = clients
    first.close()
    await until(second, ({ presences }) => (presences[0]?.presence === 'quiet' ? presences : null))
    const result = await until(second, (snapshot) => snapshot.result)
    expect(result).toMatchObject({ outcome: { kind: 'won', leaving: 'silent' }, abandoned: true })
    expect(result.seats.map(({ place }) => place)).toEqual([2, 1])
  })

  test('who is back in time plays on, in the middle of the turn', async () => {
    const { clients, matchId, people } = await world.game()
    const [first, second] = clients
    const before = await turnOf(first)
    first.close()
    await until(second, ({ presences }) => (presences[0]?.presence === 'quiet' ? presences : null))
    const again = world.client(people[0], matchId)
    const { phase } = await turnOf(again)
    expect(phase).toEqual(before.phase)
    again.flick(NUDGE)
    await until(second, ({ match }) => (match?.ply === 1 ? match : null))
  })

  test('both gone together: void (R10.5)', async () => {
    const { clients, matchId } = await world.game()
    for (const client of clients) client.close()
    const settled = async () => (await world.database.settlements.of(matchId)) ?? null
    await expect
      .poll(settled, { timeout: 8_000 })
      .toMatchObject({ outcome: 'void', voiding: 'left-together' })
  })

  test('one never joins: called off (R10.2)', async () => {
    const people = await Promise.all(['Eve', 'Flo'].map((name) => world.person(name)))
    const queues = people.map((person) => world.queue(person))
    const [matchId = ''] = await Promise.all(queues.map(matched))
    const [eve] = people
    if (eve === undefined) throw new Error('nobody')
    const result = await until(world.client(eve, matchId), (snapshot) => snapshot.result)
    expect(result).toMatchObject({ outcome: { kind: 'void', why: 'never-joined' }, abandoned: false })
  })
})

describe('the ranked queue', () => {
  test('a second tab takes the search over', async () => {
    const person = await world.person('Gus')
    const first = world.queue(person)
    await until(first, ({ searching }) => searching)
    const second = world.queue(person)
    await until(first, ({ status }) => (status.kind === 'taken-over' ? status : null))
    const { queued } = await until(second, ({ searching }) => searching)
    expect(queued).toBe(1)
    second.close()
  })

  test('who has an open match is sent back to it', async () => {
    const { matchId, people } = await world.game()
    expect(await matched(world.queue(people[0]))).toBe(matchId)
  })
})

describe('the door', () => {
  test('a session that was revoked closes its sockets', async () => {
    const { clients, people } = await world.game()
    expect(clients[0].getSnapshot().status.kind).toBe('live')
    await world.database.sessions.end(people[0].sessionId, Date.now())
    await until(clients[0], ({ status }) => (status.kind === 'refused' ? status.why : null))
  })

  test('so many sockets from one address and no more', async () => {
    const open: RawClient[] = []
    const join = async (n: number): Promise<void> => {
      const person = await world.person(`Crowd${n}`)
      const ticket = await world.ticket(person, { kind: 'ranked-queue', fill: 'tar' })
      open.push(await RawClient.join(world.address, ROOMS.rankedQueue, { Authorization: `Bearer ${ticket}` }))
    }
    const joins = Array.from({ length: 40 }, (_, n) => join(n))
    const outcomes = await Promise.allSettled(joins)
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(16)
    expect(open.length).toBeGreaterThan(5)
    for (const client of open) client.close()
  })
})
