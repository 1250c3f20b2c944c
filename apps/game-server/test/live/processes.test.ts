import { ok } from '@skelly/engine'
import { MatchClient, QueueClient } from '@skelly/game-client'
import { startTestRedis } from '@skelly/redis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findRoomBy, goToLobby, openRoomBy, sees, startedIn } from '../world/lobbies.ts'
import { hasBegun } from '../world/room-game.ts'
import { freePort, startServer, type ServerProcess } from '../world/server-process.ts'
import { PUSH, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World, type Visitor } from '../world/world.ts'

/** Promised: within seconds. The owner is given up after five without a sign of life. */
const ELSEWHERE_WITHIN = 20_000

const redis = await startTestRedis()

describe.skipIf(redis === null)('two processes with Redis on one database', () => {
  let world: World
  /** By its own port; what stands at the other is found from either. */
  let ports: readonly [number, number]
  let processes: [ServerProcess, ServerProcess]
  let people = 0

  const start = async (nth: 0 | 1): Promise<ServerProcess> =>
    startServer(
      ports[nth],
      world.environment({
        REDIS_URL: redis?.url ?? '',
        SKELLY_GAME_PUBLIC_ADDRESS: `127.0.0.1:${String(ports[nth])}`,
      }),
    )
  const at = (nth: 0 | 1): string => `http://127.0.0.1:${String(ports[nth])}`
  const someone = (): Promise<Visitor> => world.person(`P${String((people += 1))}-person`)

  beforeAll(async () => {
    world = await World.open({ pingEvery: 300 })
    await world.server.terminate()
    ports = [await freePort(), await freePort()]
    processes = [await start(0), await start(1)]
  })
  afterAll(async () => {
    await world.close()
    for (const one of processes) await one.kill()
    await redis?.stop()
  })

  const play = (person: Visitor, matchId: string, address: () => string): MatchClient => {
    const purpose = { kind: 'match', matchId, as: 'player' } as const
    const admit = async () => ok({ address: address(), ticket: await world.ticket(person, purpose) })
    const client = new MatchClient({ matchId, admit })
    world.closeLater(() => client.close())
    client.connect()
    return client
  }
  const search = (person: Visitor, nth: 0 | 1): QueueClient => {
    const purpose = { kind: 'ranked-queue', fill: 'tar' } as const
    const admit = async () => ok({ address: at(nth), ticket: await world.ticket(person, purpose) })
    const client = new QueueClient({ admit })
    world.closeLater(() => client.close())
    client.connect()
    return client
  }
  const ownerOf = async (matchId: string): Promise<string | null> =>
    (await world.database.matches.open()).find(({ id }) => id === matchId)?.ownerId ?? null

  /** Two sit in a room at the first process, one by each; the game begins. */
  const roomGame = async () => {
    const [maker, friend] = [await someone(), await someone()]
    const { roomId, code } = await openRoomBy(world, maker, { order: 'chosen' }, at(0))
    const first = goToLobby(world, maker, roomId, at(0))
    await sees(first, ({ seats }) => seats.length === 1)
    const second = goToLobby(world, friend, roomId, at(1))
    await sees(second, ({ seats }) => seats.length === 2)
    second.beReady(true)
    await sees(first, ({ seats }) => seats[1]?.isReady ?? false)
    first.start()
    const [matchId = ''] = await Promise.all([first, second].map(startedIn))
    return { roomId, code, matchId, maker, friend }
  }

  test('rooms stand at both, and are found by code and joined by either', async () => {
    const [one, other] = [await someone(), await someone()]
    const rooms = [await openRoomBy(world, one, {}, at(0)), await openRoomBy(world, other, {}, at(1))]
    const owners = (await world.database.rooms.open()).map(({ ownerId }) => ownerId)
    expect(new Set(owners).size).toBe(2)
    for (const { roomId, code } of rooms) {
      const visitors = [await someone(), await someone()]
      for (const [nth, visitor] of visitors.entries()) {
        const address = at(nth === 0 ? 0 : 1)
        expect(await findRoomBy(world, visitor, code, address)).toEqual({ ok: true, value: { roomId, code } })
        await sees(goToLobby(world, visitor, roomId, address), ({ seats }) => seats.length === nth + 1)
      }
    }
  })

  test('the ranked queue pairs across them, and a second tab takes over across them', async () => {
    const [one, other] = [await someone(), await someone()]
    const left = search(one, 0)
    await until(left, ({ searching }) => searching)
    const right = search(one, 1)
    await until(left, ({ status }) => (status.kind === 'taken-over' ? status : null))
    await until(right, ({ searching }) => (searching?.queued === 1 ? searching : null))
    const opponent = search(other, 0)
    const matches = await Promise.all(
      [right, opponent].map((queue) =>
        until(queue, ({ status }) => (status.kind === 'matched' ? status.matchId : null)),
      ),
    )
    expect(new Set(matches).size).toBe(1)
    const players = [one, other].map((person, nth) =>
      play(person, matches[0] ?? '', () => at(nth === 0 ? 0 : 1)),
    )
    await Promise.all(players.map(hasBegun))
  })

  test('kill -9: the other takes up its match and its room, and no shot is lost', async () => {
    const { roomId, code, matchId, maker, friend } = await roomGame()
    let door: 0 | 1 = 0
    const players = [play(maker, matchId, () => at(door)), play(friend, matchId, () => at(1))]
    const [first, second] = players
    if (first === undefined || second === undefined) throw new Error('two were to play')
    await Promise.all(players.map(hasBegun))
    await turnOf(first)
    const shotId = first.flick(PUSH)
    await until(first, ({ match, pending }) => (match?.ply === 1 && pending === null ? match : null))
    const owner = await ownerOf(matchId)
    door = 1
    await processes[0].kill()
    await Promise.all(
      players.map((client) =>
        until(
          client,
          ({ status, presences }) =>
            (status.kind === 'live' && presences.every(({ presence }) => presence === 'here')) || null,
          ELSEWHERE_WITHIN,
        ),
      ),
    )
    expect(await ownerOf(matchId)).not.toBe(owner)
    const journal = JSON.stringify((await world.database.journal.of(matchId)).map(({ command }) => command))
    expect(journal.split(String(shotId)).length - 1).toBe(1)
    const mover = await Promise.race(players.map(async (client) => (await turnOf(client), client)))
    mover.flick(PUSH)
    await Promise.all(
      players.map((client) => until(client, ({ match }) => (match?.ply === 2 ? match : null))),
    )
    const late = await someone()
    expect(await findRoomBy(world, late, code, at(1))).toEqual({ ok: true, value: { roomId, code } })
    const visitor = goToLobby(world, late, roomId, at(1))
    expect(await until(visitor, ({ startedMatchId }) => startedMatchId, ELSEWHERE_WITHIN)).toBe(matchId)
    processes[0] = await start(0)
  })

  test('a living process keeps its matches when another one starts', async () => {
    const { matchId, maker, friend } = await roomGame()
    const players = [play(maker, matchId, () => at(0)), play(friend, matchId, () => at(1))]
    await Promise.all(players.map(hasBegun))
    const before = await world.database.matches.find(matchId)
    expect(await processes[1].terminate()).toBe(0)
    processes[1] = await start(1)
    await turnOf(players[0] ?? never())
    players[0]?.flick(PUSH)
    await until(players[0] ?? never(), ({ match }) => (match?.ply === 1 ? match : null))
    expect((await world.database.matches.find(matchId))?.fence).toBe(before?.fence)
  })

  test('who wakes up after the other took its match over lets go of it: nobody plays at two tables', async () => {
    const { matchId, maker, friend } = await roomGame()
    let door: 0 | 1 = 0
    const players = [play(maker, matchId, () => at(door)), play(friend, matchId, () => at(1))]
    const [first, second] = players
    if (first === undefined || second === undefined) throw new Error('two were to play')
    await Promise.all(players.map(hasBegun))
    const owner = await ownerOf(matchId)
    processes[0].pause()
    await expect.poll(() => ownerOf(matchId), { timeout: ELSEWHERE_WITHIN, interval: 250 }).not.toBe(owner)
    door = 1
    processes[0].resume()
    await turnOf(first)
    const shotId = first.flick(PUSH)
    await Promise.all(
      players.map((client) =>
        until(client, ({ match }) => (match?.ply === 1 ? match : null), ELSEWHERE_WITHIN),
      ),
    )
    const flicks = (await world.database.journal.of(matchId)).filter(({ command }) =>
      JSON.stringify(command).includes(String(shotId)),
    )
    expect(flicks).toHaveLength(1)
    expect(await ownerOf(matchId)).not.toBe(owner)
  })

  test('twenty wrong codes are counted together', async () => {
    const person = await someone()
    const answers: string[] = []
    for (let nth = 0; nth < 20; nth += 1) {
      const answer = await findRoomBy(world, person, 'ZZZ2', at(nth % 2 === 0 ? 0 : 1))
      answers.push(answer.ok ? 'found' : answer.refusal)
    }
    expect(answers).toEqual([
      ...Array.from({ length: 10 }, () => 'no-such-room'),
      ...Array.from({ length: 10 }, () => 'wait'),
    ])
  })

  test('without Redis games go on, and who wants to find a room is told soon that it can not be done', async () => {
    const { matchId, maker, friend } = await roomGame()
    const players = [play(maker, matchId, () => at(0)), play(friend, matchId, () => at(0))]
    await Promise.all(players.map(hasBegun))
    await redis?.stop()
    const [first, second] = players
    if (first === undefined || second === undefined) throw new Error('two were to play')
    await turnOf(first)
    first.flick(PUSH)
    await until(second, ({ match }) => (match?.ply === 1 ? match : null))
    expect(await findRoomBy(world, await someone(), 'ABCD', at(0))).toEqual({ ok: false, refusal: 'not-now' })
    await turnOf(second)
    second.flick(PUSH)
    await until(first, ({ match }) => (match?.ply === 2 ? match : null))
  })
})

const never = (): never => {
  throw new Error('nobody there')
}
