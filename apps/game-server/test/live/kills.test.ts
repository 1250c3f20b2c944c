import { stateHash, skelly } from '@skelly/engine'
import { MatchClient, type Admit } from '@skelly/game-client'
import { POLICY } from '@skelly/protocol'
import { newId, nextMatchOf, openRematch } from '@skelly/services'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasBegun, roomGame } from '../world/room-game.ts'
import { NUDGE, PUSH, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World, type Visitor } from '../world/world.ts'

/** Promised: the match goes on within 5 s of the restart, and the mover has at least 10 s (reliability, R3.8). */
const BACK_WITHIN = 5_000
const AT_LEAST = 10_000

/** A game with its players' clients. */
interface Played {
  readonly matchId: string
  readonly clients: readonly MatchClient[]
}

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 200 })
})
afterAll(() => world.close())

const flicksIn = async ({ matchId }: Played): Promise<readonly string[]> => {
  const entries = await world.database.journal.of(matchId)
  return entries.flatMap(({ command }) => /"shotId":"([0-9a-f]+)"/.exec(JSON.stringify(command))?.[1] ?? [])
}

const backAgain = async ({ clients }: Pick<Played, 'clients'>): Promise<void> => {
  await world.start()
  const began = Date.now()
  const resumed = clients.map((client) =>
    until(
      client,
      ({ status, match, presences }) =>
        status.kind === 'live' && match !== null && presences.every(({ presence }) => presence === 'here')
          ? match
          : null,
      BACK_WITHIN,
    ),
  )
  const [match] = await Promise.all(resumed)
  expect(Date.now() - began).toBeLessThan(BACK_WITHIN)
  if (match?.phase.kind !== 'playing') throw new Error('the game does not go on')
  expect((match.phase.deadline ?? 0) - Date.now()).toBeGreaterThan(AT_LEAST - BACK_WITHIN)
}

/** Two more flicks, all see the same, and the game is counted: its whole journal replays to the same hashes. */
const playsOnToItsEnd = async ({ clients }: Pick<Played, 'clients'>): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1) {
    const turns = clients.map(async (client) => (await turnOf(client), client))
    const mover = await Promise.any(turns)
    const shotId = mover.flick(NUDGE)
    await Promise.all(
      clients.map((client) => until(client, ({ lastEntry }) => isShot(lastEntry?.command, shotId) || null)),
    )
  }
  const hashes = clients
    .map((client) => client.getSnapshot().match)
    .map((match) => match && stateHash(skelly, match))
  expect(new Set(hashes).size).toBe(1)
  await allButOneLeave(clients)
}

const allButOneLeave = async (clients: readonly MatchClient[]): Promise<void> => {
  const last = clients.at(-1)
  if (last === undefined) throw new Error('nobody plays')
  for (const [seat, client] of clients.slice(0, -1).entries()) {
    client.leave()
    await until(last, ({ match }) => (match?.state.caps[seat]?.inGame === false ? match : null))
  }
  const result = await until(last, (snapshot) => snapshot.result)
  expect(result.outcome).toEqual({ kind: 'won', leaving: 'resigned' })
}

const isShot = (command: unknown, shotId: string | null): boolean =>
  shotId !== null && JSON.stringify(command ?? null).includes(shotId)

describe('kill -9, and the game goes on', () => {
  test.each(['before', 'after'])('%s the commit of a flick: it is there once', async (moment) => {
    await world.server.kill()
    await world.start({ SKELLY_FAULT: `kill-${moment}-commit:2` })
    const game = await world.game()
    const [first, second] = game.clients
    await turnOf(first)
    const one = first.flick(NUDGE)
    await turnOf(second)
    const two = second.flick(NUDGE)
    await world.server.gone
    expect(await flicksIn(game)).toEqual(moment === 'before' ? [one] : [one, two])
    expect(second.getSnapshot().pending?.shotId).toBe(two)
    await backAgain(game)
    await until(second, ({ pending }) => pending === null || null)
    expect(await flicksIn(game)).toEqual([one, two])
    await playsOnToItsEnd(game)
  })

  test('while caps roll', async () => {
    const game = await world.game()
    const [first, second] = game.clients
    await turnOf(first)
    first.flick(PUSH)
    const rolling = await until(second, ({ match }) => (match?.ply === 1 ? match.phase : null))
    if (rolling.kind !== 'playing') throw new Error('the game does not go on')
    expect(rolling.stillAt).toBeGreaterThan(second.serverNow())
    await world.server.kill()
    await backAgain(game)
    await playsOnToItsEnd(game)
  })

  test('while setting down', async () => {
    const game = await world.game()
    const [first, second] = game.clients
    const { state } = await turnOf(first)
    const at = state.caps[0]?.at ?? { x: 0, y: 0 }
    const place = { x: at.x + 5, y: at.y }
    first.setDown(place)
    await until(second, ({ match }) => (match?.state.caps[0]?.at.x === place.x ? match : null))
    await world.server.kill()
    await backAgain(game)
    // the line is up before the welcome is there
    const again = await until(first, ({ match }) => (match?.state.caps[0]?.at.x === place.x ? match : null))
    expect(again.state.caps[0]?.at).toEqual(place)
    await playsOnToItsEnd(game)
  })
})

test('kill -9 in a game of four with a watcher: everybody is back, and the flick is there once', async () => {
  const game = await roomGame(world, 4, { shotClock: 30 })
  const watcher = world.client(await world.person('Wen'), game.matchId, 'watcher')
  await hasBegun(watcher)
  const [first] = game.clients
  if (first === undefined) throw new Error('nobody plays')
  await turnOf(first)
  const shotId = first.flick(PUSH)
  await world.server.kill()
  await backAgain({ clients: [...game.clients, watcher] })
  await until(first, ({ pending }) => (pending === null ? true : null))
  expect(await flicksIn(game)).toEqual([shotId])
  await until(watcher, ({ match }) => (match?.ply === 1 ? match : null))
  await playsOnToItsEnd(game)
  const [played, watched] = [first, watcher].map((client) => client.getSnapshot().match)
  expect(watched && stateHash(skelly, watched)).toBe(played && stateHash(skelly, played))
})

test.each(['kill', 'terminate'] as const)(
  'a process that ends (%s) when a rematch is agreed on and nobody has heard of it: all go on to it',
  async (end) => {
    const { matchId: of, people } = await roomGame(world, 2)
    const clients = people.map((person) => tableOrNext(person, of))
    const [first, second] = clients
    if (first === undefined || second === undefined) throw new Error('two were to play')
    await Promise.all(clients.map(hasBegun))
    second.leave()
    await Promise.all(clients.map((client) => until(client, ({ result }) => result, 15_000)))
    await world.server[end]()
    const playerIds = people.map(({ playerId }) => playerId)
    const rematch = { matchId: newId(), of, playerIds, now: Date.now() }
    await openRematch(world.database, rematch, POLICY.matchmaking)
    const told = await Promise.all(clients.map((client) => until(client, ({ nextMatchId }) => nextMatchId)))
    expect(told).toEqual([rematch.matchId, rematch.matchId])
    await world.start()
    await Promise.all(people.map((person) => hasBegun(world.client(person, rematch.matchId))))
  },
)

/** A client that asks before each connection what the API asks: whether its table went on to another game. */
const tableOrNext = (person: Visitor, matchId: string): MatchClient => {
  const seat = world.admit(person, { kind: 'match', matchId, as: 'player' })
  const admit: Admit = async () => {
    const nextMatchId = await nextMatchOf(world.database, matchId)
    return nextMatchId === null ? seat() : { ok: false, refusal: 'over', nextMatchId }
  }
  const client = new MatchClient({ matchId, admit })
  world.closeLater(() => client.close())
  client.connect()
  return client
}

test('SIGTERM ends no game: the next process goes on with it', async () => {
  const game = await world.game()
  await turnOf(game.clients[0])
  const began = Date.now()
  const exitCode = await world.server.terminate()
  expect({ exitCode, isInTime: Date.now() - began < 10_000 }).toEqual({ exitCode: 0, isInTime: true })
  await until(game.clients[0], ({ status }) => (status.kind === 'reconnecting' ? status : null))
  await backAgain(game)
  await playsOnToItsEnd(game)
})

test('a match that its journal does not give back is void (R10.6), the others go on', async () => {
  const [lost, other] = [await world.game(), await world.game()]
  await turnOf(lost.clients[0])
  await world.server.kill()
  const match = await world.database.matches.find(lost.matchId)
  const nonsense = { version: 1, command: { kind: 'time-out', at: 1 }, happenings: [], hash: 'f'.repeat(16) }
  const entry = {
    ...nonsense,
    matchId: lost.matchId,
    seq: 1,
    at: Date.now(),
    fence: match?.fence ?? 0,
    pull: null,
  }
  await world.database.journal.append(entry)
  await backAgain(other)
  expect(await world.database.settlements.of(lost.matchId)).toMatchObject({
    outcome: 'void',
    voiding: 'server-lost',
    abandonedFor: 'server-lost',
  })
})
