import type { TicketPurpose } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomBy, refusalOf, seatedLobby, sees } from '../world/lobbies.ts'
import { RawClient } from '../world/raw-client.ts'
import { World, type Person } from '../world/world.ts'

let world: World
let person: Person
beforeAll(async () => {
  world = await World.open({ pingEvery: 300, lobbySilence: 60_000 })
  person = await world.person('Away')
})
afterAll(() => world.close())

const join = async (purpose: TicketPurpose, roomId: string): Promise<RawClient> => {
  const ticket = await world.ticket(person, purpose)
  return RawClient.join(world.address, roomId, { Authorization: `Bearer ${ticket}` })
}

test('while the database is away, who joins is told that it can not be done now, and nothing else', async () => {
  const { roomId } = await openRoomBy(world, person)
  const { matchId } = await world.game()
  world.stores.cut()
  try {
    const joins = [
      join({ kind: 'lobby', roomId }, roomId),
      join({ kind: 'match', matchId, as: 'watcher' }, matchId),
      join({ kind: 'ranked-queue', fill: 'tar' }, 'ranked-queue'),
    ]
    for (const told of await Promise.allSettled(joins))
      expect(told).toMatchObject({ status: 'rejected', reason: { code: 503, message: 'not-now' } })
  } finally {
    world.stores.mend()
  }
})

test('a start that the database holds up for seconds is refused, and not carried out afterwards', async () => {
  const people = [await world.guest(), await world.guest()]
  const { roomId, clients } = await seatedLobby(world, people)
  const [maker, friend] = clients
  if (maker === undefined || friend === undefined) throw new Error('two were to sit')
  friend.beReady(true)
  await sees(maker, ({ seats }) => seats[1]?.isReady ?? false)
  world.stores.freeze()
  maker.start()
  await new Promise((resolve) => setTimeout(resolve, 5_500))
  world.stores.thaw()
  expect(await refusalOf(maker)).toBe('not-now')
  const matches = await world.database.matches.openIn(roomId)
  expect(matches).toBeNull()
  await sees(maker, ({ seats }) => seats.every(({ isHere }) => isHere))
  maker.start()
  await expect.poll(() => world.database.matches.openIn(roomId), { timeout: 10_000 }).not.toBeNull()
})

test('so is a choice whose own writing was held up', async () => {
  const people = [await world.guest(), await world.guest()]
  const { roomId, clients } = await seatedLobby(world, people)
  const [maker, friend] = clients
  if (maker === undefined || friend === undefined) throw new Error('two were to sit')
  world.stores.freeze()
  maker.handOver(1)
  await new Promise((resolve) => setTimeout(resolve, 5_500))
  world.stores.thaw()
  expect(await refusalOf(maker)).toBe('not-now')
  await sees(maker, ({ seats }) => seats.every(({ isHere }) => isHere))
  expect(maker.getSnapshot().view?.maker).toBe(0)
  expect(await world.database.rooms.find(roomId)).toMatchObject({ makerId: people[0]?.playerId })
  maker.handOver(1)
  await sees(friend, ({ maker: seat }) => seat === 1)
})
