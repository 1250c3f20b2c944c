import { seatAt } from '@skelly/engine'
import type { MatchClient } from '@skelly/game-client'
import { POLICY } from '@skelly/protocol'
import { newId } from '@skelly/services'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RawClient } from '../world/raw-client.ts'
import { hasBegun, roomGame, type RoomGame } from '../world/room-game.ts'
import { PUSH, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 500, rematchWithin: 15_000 })
})
afterAll(() => world.close())

/** Every hash that a client has seen, by entry, from now on. */
const hashesOf = (client: MatchClient): ReadonlyMap<number, string> => {
  const hashes = new Map<number, string>()
  client.onEntry(({ entry }) => hashes.set(entry.seq, entry.hash))
  return hashes
}

/** Whoever is on turn flicks, and everybody sees it. */
const flickOnce = async (clients: readonly MatchClient[], players: readonly MatchClient[]): Promise<void> => {
  const waiting = players.map(async (client) => (await turnOf(client), client))
  const mover = await Promise.race(waiting.map((one) => one.catch(() => new Promise<never>(() => undefined))))
  const shotId = mover.flick(PUSH)
  await Promise.all(
    clients.map((client) =>
      until(
        client,
        ({ lastEntry }) => JSON.stringify(lastEntry?.command ?? null).includes(String(shotId)) || null,
      ),
    ),
  )
}

const watch = (game: RoomGame, people: Awaited<ReturnType<World['person']>>[]): readonly MatchClient[] =>
  people.map((person) => world.client(person, game.matchId, 'watcher'))

const resign = async (client: MatchClient | undefined, seat: number): Promise<void> => {
  client?.leave()
  await until(client ?? never(), ({ match }) => (match?.state.caps[seat]?.inGame === false ? match : null))
}

test('four play and two watch: the same hashes to the end, a word, a tap, and leavers one by one', async () => {
  const game = await roomGame(world, 4, { aimGuide: false })
  const watchers = watch(game, [await world.person('Wen'), await world.person('Xia')])
  const everybody = [...game.clients, ...watchers]
  const seen = everybody.map(hashesOf)
  await Promise.all(watchers.map(hasBegun))
  await until(game.clients[0] ?? never(), ({ watchers: count }) => (count === 2 ? count : null))
  expect(watchers[0]?.getSnapshot()).toMatchObject({
    seat: null,
    table: { aimGuide: false, colours: [0, 1, 2, 3] },
    presences: [0, 1, 2, 3].map((seat) => ({ seat, presence: 'here' })),
  })
  for (let shot = 0; shot < 5; shot += 1) await flickOnce(everybody, game.clients)

  const talk: unknown[] = []
  watchers[0]?.onTalk(({ kind, news }) => talk.push({ kind, ...news }))
  game.clients[3]?.say('nice-shot')
  game.clients[2]?.tap(seatAt(0))
  await expect
    .poll(() => talk)
    .toMatchObject([
      { kind: 'said', seat: 3 },
      { kind: 'tapped', seat: 2, cap: 0 },
    ])

  await resign(game.clients[1], 1)
  const others = [0, 2, 3].flatMap((seat) => game.clients[seat] ?? [])
  for (let shot = 0; shot < 4; shot += 1) await flickOnce(everybody, others)
  await resign(game.clients[0], 0)
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await resign(game.clients[3], 3)
  const results = await Promise.all(everybody.map((client) => until(client, ({ result }) => result)))
  for (const result of results) expect(result).toEqual(results[0])
  expect(results[0]).toMatchObject({ outcome: { kind: 'won', leaving: 'resigned' }, abandoned: false })
  expect(results[0]?.seats.map(({ place, rating }) => [place, rating])).toEqual([
    [3, null],
    [4, null],
    [1, null],
    [2, null],
  ])
  const journal = await world.database.journal.of(game.matchId)
  for (const hashes of seen)
    for (const [seq, hash] of hashes) expect(hash).toBe(journal.find((entry) => entry.seq === seq)?.hash)
  for (const hashes of seen) expect(hashes.get(journal.length - 1)).toBe(journal.at(-1)?.hash)
})

describe('watching', () => {
  const joinRaw = async (
    game: RoomGame,
    as: 'watcher' | 'player' = 'watcher',
    person = world.person(`W-${newId().slice(-10)}`),
  ) => {
    const ticket = await world.ticket(await person, { kind: 'match', matchId: game.matchId, as })
    return RawClient.join(world.address, game.matchId, { Authorization: `Bearer ${ticket}` })
  }

  test('a watcher who tries to act is refused, and nothing of it happens', async () => {
    const game = await roomGame(world, 2)
    const raw = await joinRaw(game)
    const acts = {
      aim: { ply: 0 },
      'set-down': { ply: 0, x: 1, y: 1 },
      flick: { ply: 0, shotId: 'a'.repeat(32), dx: 1, dy: 1, strength: 1 },
      leave: {},
      say: { word: 'hello' },
      tap: { cap: 0 },
      rematch: { wish: true },
    }
    for (const [type, message] of Object.entries(acts)) {
      const refusal = raw.refusal()
      raw.send(type, message)
      expect(await refusal).toMatchObject({ message: type, why: 'watching' })
    }
    for (const [type, message] of Object.entries({ lately: {}, since: { seq: 1 }, pong: { at: 1, sent: 2 } }))
      raw.send(type, message)
    const answers = (): string[] => raw.heard.map(({ type }) => type)
    await expect.poll(answers).toEqual(expect.arrayContaining(['lately', 'missed', 'time']))
    expect(await world.database.journal.of(game.matchId)).toHaveLength(1)
  })

  test('twenty may, the next one is told so; a second tab takes over; a stranger has no seat', async () => {
    const game = await roomGame(world, 2)
    const ana = await world.person(`Ana-${newId().slice(-8)}`)
    const first = await joinRaw(game, 'watcher', Promise.resolve(ana))
    for (let one = 1; one < POLICY.rooms.watchers; one += 1) await joinRaw(game)
    const late = world.client(await world.person('Late'), game.matchId, 'watcher')
    await until(
      late,
      ({ status }) => (status.kind === 'refused' && status.why === 'no-room-to-watch') || null,
    )
    const second = world.client(ana, game.matchId, 'watcher')
    expect(await first.closed).toBe(4101)
    await until(second, ({ watchers }) => (watchers === POLICY.rooms.watchers ? watchers : null))
    const stranger = world.client(await world.person('Stranger'), game.matchId)
    await until(
      stranger,
      ({ status }) => (status.kind === 'refused' && status.why === 'not-your-match') || null,
    )
  })

  test('nobody may where the room says so, and who plays never watches beside', async () => {
    const game = await roomGame(world, 2, { watching: 'nobody' })
    const nosy = world.client(await world.person('Nosy'), game.matchId, 'watcher')
    await until(nosy, ({ status }) => (status.kind === 'refused' && status.why === 'nobody-watches') || null)
    const [player] = game.people
    const again = world.client(player ?? never(), game.matchId, 'watcher')
    await until(again, ({ seat }) => (seat === 0 ? true : null))
    await until(game.clients[0] ?? never(), ({ status }) => (status.kind === 'taken-over' ? true : null))
  })
})

describe('a rematch', () => {
  test('of three, one stays away: the others go on with the order moved round, and a watcher with them', async () => {
    const game = await roomGame(world, 3)
    const wen = await world.person(`Wen-${newId().slice(-8)}`)
    const [watcher] = watch(game, [wen])
    await hasBegun(watcher ?? never())
    const [first, second, third] = game.clients
    await resign(third, 2)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await resign(second, 1)
    await until(first ?? never(), ({ result }) => result)
    third?.close()
    first?.wishRematch(true)
    await until(second ?? never(), ({ rematch }) => (rematch?.seats.length === 1 ? rematch : null))
    // a reload in the meantime
    second?.close()
    const reloaded = world.client(game.people[1] ?? never(), game.matchId)
    await until(reloaded, ({ result, rematch }) => (result !== null && rematch !== null) || null)
    reloaded.wishRematch(true)
    first?.wishRematch(true)
    const told = await Promise.all(
      [first, reloaded, watcher].map((client) => until(client ?? never(), ({ nextMatchId }) => nextMatchId)),
    )
    expect(new Set(told).size).toBe(1)
    const nextId = told[0] ?? ''
    await until(first ?? never(), ({ status }) => (status.kind === 'over' ? true : null))
    const [one, two] = [0, 1].map((seat) => world.client(game.people[seat] ?? never(), nextId))
    const again = world.client(wen, nextId, 'watcher')
    await Promise.all([one, two, again].map((client) => hasBegun(client ?? never())))
    // who was first goes last
    expect([one?.getSnapshot().seat, two?.getSnapshot().seat]).toEqual([1, 0])
    expect(one?.getSnapshot().table?.colours).toEqual([1, 0])
    await flickOnce([one ?? never(), two ?? never(), again], [two ?? never()])
  })
})

function never(): never {
  throw new Error('there was to be somebody')
}
