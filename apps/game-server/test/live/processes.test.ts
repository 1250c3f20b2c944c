import { ok } from '@skelly/engine'
import { MatchClient, QueueClient } from '@skelly/game-client'
import { startTestRedis } from '@skelly/redis'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRoomBy, goToLobby, openRoomBy, refusalOf, sees, startedIn } from '../world/lobbies.ts'
import { RawClient } from '../world/raw-client.ts'
import { hasBegun } from '../world/room-game.ts'
import { freePort, isUp, startServer, type ServerProcess } from '../world/server-process.ts'
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

  /** Two sit in a room at the first process, one by each, and may start. */
  const readyLobby = async () => {
    const [maker, friend] = [await someone(), await someone()]
    const { roomId, code } = await openRoomBy(world, maker, { order: 'chosen' }, at(0))
    const first = goToLobby(world, maker, roomId, at(0))
    await sees(first, ({ seats }) => seats.length === 1)
    const second = goToLobby(world, friend, roomId, at(1))
    await sees(second, ({ seats }) => seats.length === 2)
    second.beReady(true)
    await sees(first, ({ seats }) => seats[1]?.isReady ?? false)
    return { roomId, code, people: [maker, friend] as const, clients: [first, second] as const }
  }

  /** The same, and the game begins. */
  const roomGame = async () => {
    const { roomId, code, people, clients } = await readyLobby()
    clients[0].start()
    const [matchId = ''] = await Promise.all(clients.map(startedIn))
    return { roomId, code, matchId, maker: people[0], friend: people[1] }
  }

  describe('with Redis', () => {
    // whoever a test has killed or left standing still, and could not bring back
    beforeEach(async () => {
      for (const nth of [0, 1] as const) {
        if (await isUp(at(nth))) continue
        await processes[nth].kill()
        processes[nth] = await start(nth)
      }
    })

    test('rooms stand at both, and are found by code and joined by either', async () => {
      const [one, other] = [await someone(), await someone()]
      const rooms = [await openRoomBy(world, one, {}, at(0)), await openRoomBy(world, other, {}, at(1))]
      const owners = (await world.database.rooms.open()).map(({ ownerId }) => ownerId)
      expect(new Set(owners).size).toBe(2)
      for (const { roomId, code } of rooms) {
        const visitors = [await someone(), await someone()]
        for (const [nth, visitor] of visitors.entries()) {
          const address = at(nth === 0 ? 0 : 1)
          expect(await findRoomBy(world, visitor, code, address)).toEqual({
            ok: true,
            value: { roomId, code },
          })
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
  })

  describe('without Redis', () => {
    let game: Awaited<ReturnType<typeof roomGame>>
    let players: readonly MatchClient[]
    let lobby: Awaited<ReturnType<typeof readyLobby>>
    beforeAll(async () => {
      game = await roomGame()
      players = [play(game.maker, game.matchId, () => at(0)), play(game.friend, game.matchId, () => at(0))]
      await Promise.all(players.map(hasBegun))
      lobby = await readyLobby()
      await redis?.stop()
    })

    test('games go on', async () => {
      const [first, second] = players
      if (first === undefined || second === undefined) throw new Error('two were to play')
      await turnOf(first)
      first.flick(PUSH)
      await until(second, ({ match }) => (match?.ply === 1 ? match : null))
      await turnOf(second)
      second.flick(PUSH)
      await until(first, ({ match }) => (match?.ply === 2 ? match : null))
    })

    test('who wants to find a room, open one or start a game is told soon that it can not be done', async () => {
      const notNow = { ok: false, refusal: 'not-now' }
      expect(await findRoomBy(world, await someone(), 'ABCD', at(0))).toEqual(notNow)
      await expect(openRoomBy(world, await someone(), {}, at(0))).rejects.toThrow('not-now')
      const [maker] = lobby.clients
      maker.start()
      expect(await refusalOf(maker)).toBe('not-now')
    })

    test('who joins hears our words, not those of Redis', async () => {
      const purpose = { kind: 'lobby', roomId: lobby.roomId } as const
      const headers = { Authorization: `Bearer ${await world.ticket(await someone(), purpose)}` }
      const joining = RawClient.join(at(0), lobby.roomId, headers)
      await expect(joining).rejects.toMatchObject({ code: 503, message: 'not-now' })
    })

    test('a process that is told to end does, and sends its people on', async () => {
      const { roomId } = await world.database.matches.find(game.matchId).then((match) => match ?? never())
      expect(roomId).toBe(game.roomId)
      const began = Date.now()
      const exitCode = await processes[0].terminate()
      expect({ exitCode, isInTime: Date.now() - began < 8_000 }).toEqual({ exitCode: 0, isInTime: true })
      const { status } = (players[0] ?? never()).getSnapshot()
      expect(status).toMatchObject({ kind: 'reconnecting' })
    })

    test('when it is back everything goes on', async () => {
      const back = await startTestRedis(Number(new URL(redis?.url ?? '').port))
      try {
        processes[0] = await start(0)
        const [maker, friend] = lobby.clients
        for (const client of lobby.clients)
          await sees(client, ({ seats }) => seats.every(({ isHere }) => isHere), ELSEWHERE_WITHIN)
        friend.beReady(true)
        await sees(maker, ({ seats }) => seats[1]?.isReady ?? false)
        maker.start()
        const [matchId = ''] = await Promise.all(lobby.clients.map(startedIn))
        const people = lobby.people.map((person) => play(person, matchId, () => at(1)))
        await Promise.all(people.map(hasBegun))
        for (const client of players)
          await until(client, ({ status }) => status.kind === 'live' || null, 30_000)
      } finally {
        await back?.stop()
      }
    })
  })
})

const never = (): never => {
  throw new Error('nobody there')
}
