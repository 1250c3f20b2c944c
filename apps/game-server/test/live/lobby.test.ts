import { CLOSE_CODES, FIRST_FILL } from '@skelly/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findRoomBy,
  goToLobby,
  openRoomBy,
  refusalOf,
  seatedLobby,
  sees,
  startedIn,
  startGame,
} from '../world/lobbies.ts'
import { RawClient } from '../world/raw-client.ts'
import { hasBegun, roomGame } from '../world/room-game.ts'
import { NUDGE, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World, type Visitor } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 300, rematchWithin: 1_000, emptyFor: 60_000 })
})
afterAll(() => world.close())

let people = 0
const someone = (): Promise<Visitor> => world.person(`L${String((people += 1))}-person`)
const some = (many: number): Promise<Visitor[]> => Promise.all(Array.from({ length: many }, someone))

describe('a room', () => {
  test('shows everybody that its clock was taken away, and that there is one again', async () => {
    const maker = await someone()
    const { roomId } = await openRoomBy(world, maker, {})
    const lobby = goToLobby(world, maker, roomId)
    const { options } = await sees(lobby, ({ seats }) => seats.length === 1)
    expect(options.shotClock).toBe(20)
    lobby.changeOptions({ ...options, shotClock: null })
    await sees(lobby, ({ options: { shotClock } }) => shotClock === null)
    lobby.changeOptions({ ...options, shotClock: 10 })
    await sees(lobby, ({ options: { shotClock } }) => shotClock === 10)
    lobby.close()
  })

  test('is opened, found by its code and joined; its game is played; and then it is a lobby again', async () => {
    const [maker, friend] = [await someone(), await world.guest()]
    const { roomId, code } = await openRoomBy(world, maker, { shotClock: null, order: 'chosen' })
    expect(await findRoomBy(world, friend, code)).toEqual({ ok: true, value: { roomId, code } })
    const first = goToLobby(world, maker, roomId)
    await sees(first, ({ seats }) => seats.length === 1)
    const second = goToLobby(world, friend, roomId)
    second.chooseFill('candle')
    await sees(second, ({ seats }) => seats.length === 2)
    second.chooseFill('candle')
    second.chooseColour(5)
    const view = await sees(first, ({ seats }) => seats[1]?.fill === 'candle' && seats[1].colour === 5)
    expect(view).toEqual({
      code,
      maker: 0,
      options: { seats: 4, shotClock: null, aimGuide: true, watching: 'anyone', order: 'chosen' },
      seats: [
        { name: maker.name, isGuest: false, fill: FIRST_FILL, colour: 0, isReady: false, isHere: true },
        { name: friend.name, isGuest: true, fill: 'candle', colour: 5, isReady: false, isHere: true },
      ],
      watchers: 0,
      matchId: '',
    })
    const matchId = await startGame([first, second])
    const players = [maker, friend].map((person) => world.client(person, matchId))
    await Promise.all(players.map(hasBegun))
    const [one, other] = players
    if (one === undefined || other === undefined) throw new Error('two were to play')
    expect(one.getSnapshot()).toMatchObject({ seat: 0, table: { roomCode: code, colours: [0, 5] } })
    await turnOf(one)
    one.flick(NUDGE)
    await until(other, ({ match }) => (match?.ply === 1 ? match : null))
    other.leave()
    await Promise.all(players.map((client) => until(client, ({ result }) => result)))
    const back = goToLobby(world, maker, roomId)
    await sees(back, ({ seats, matchId: on }) => on === '' && seats.length === 2 && !seats[1]?.isReady)
  })

  test('whose last seat two want at the same instant: one gets it, the other is told and watches', async () => {
    const [maker, one, other] = await some(3)
    if (maker === undefined || one === undefined || other === undefined) throw new Error('three')
    const { roomId } = await openRoomBy(world, maker, { seats: 2 })
    const first = goToLobby(world, maker, roomId)
    await sees(first, ({ seats }) => seats.length === 1)
    const clients = [one, other].map((person) => goToLobby(world, person, roomId))
    await sees(first, ({ seats, watchers }) => seats.length === 2 && watchers === 1)
    const seats = await Promise.all(
      clients.map((client) => until(client, ({ view, seat }) => (view?.watchers === 1 ? { seat } : null))),
    )
    expect(seats.map(({ seat }) => seat).toSorted()).toEqual([1, null])
    const outside = clients[seats.findIndex(({ seat }) => seat === null)]
    if (outside === undefined) throw new Error('both sit')
    expect(await refusalOf(outside)).toBe('full')
    outside.sit()
    expect(await refusalOf(outside)).toBe('full')
    const inside = clients.find((client) => client !== outside)
    inside?.leave()
    await sees(outside, ({ seats: taken }) => taken.length === 1)
    outside.sit()
    await sees(outside, (view, { seat }) => view.seats.length === 2 && seat === 1)
  })

  test('that the same person enters twice: the newer connection has the seat', async () => {
    const [maker, friend] = await some(2)
    if (maker === undefined || friend === undefined) throw new Error('two')
    const { roomId, clients } = await seatedLobby(world, [maker, friend])
    const again = goToLobby(world, friend, roomId)
    await until(clients[1] ?? again, ({ status }) => (status.kind === 'taken-over' ? status : null))
    const view = await sees(again, (_, { seat }) => seat === 1)
    expect(view.seats.map(({ isHere }) => isHere)).toEqual([true, true])
  })

  test('whose maker puts somebody out, hands over and leaves', async () => {
    const guests = await some(3)
    const { roomId, clients } = await seatedLobby(world, guests)
    const [maker, second, third] = clients
    if (maker === undefined || second === undefined || third === undefined) throw new Error('three')
    second.remove(2)
    expect(await refusalOf(second)).toBe('not-the-maker')
    maker.remove(2)
    await until(third, ({ status }) =>
      status.kind === 'refused' && status.why === 'removed' ? status : null,
    )
    const back = goToLobby(world, guests[2] ?? (await someone()), roomId)
    await until(back, ({ status }) => (status.kind === 'refused' && status.why === 'removed' ? status : null))
    maker.handOver(1)
    await sees(second, (view) => view.maker === 1)
    second.handOver(0)
    await sees(second, (view) => view.maker === 0)
    maker.leave()
    await sees(second, (view, { seat }) => view.maker === 0 && view.seats.length === 1 && seat === 0)
  })

  test('in which a game is on: who comes is sent there, and told why there is no seat', async () => {
    const { roomId, clients } = await seatedLobby(world, await some(2))
    const matchId = await startGame(clients)
    const late = goToLobby(world, await someone(), roomId)
    expect(await startedIn(late)).toBe(matchId)
  })

  test('that is not started before its time', async () => {
    const { clients } = await seatedLobby(world, await some(1))
    const [maker] = clients
    if (maker === undefined) throw new Error('nobody')
    maker.start()
    expect(await refusalOf(maker)).toBe('too-few')
  })

  test('whose quick words everybody hears', async () => {
    const { clients } = await seatedLobby(world, await some(2))
    const heard = clients.map(
      (client) => new Promise((resolve) => client.onSaid(({ seat, word }) => resolve([seat, word]))),
    )
    clients[1]?.say('nice-shot')
    expect(await Promise.all(heard)).toEqual([
      [1, 'nice-shot'],
      [1, 'nice-shot'],
    ])
    clients[1]?.say('hello')
    expect(await refusalOf(clients[1] ?? never())).toBe('too-soon')
  })
})

test('a table at which nobody wants a rematch closes when its time is up', async () => {
  const [one, other] = (await roomGame(world, 2)).clients
  other?.leave()
  await until(one ?? never(), ({ result }) => result)
  one?.wishRematch(true)
  one?.wishRematch(false)
  await until(one ?? never(), ({ status }) => (status.kind === 'over' ? true : null))
  expect(one?.getSnapshot()).toMatchObject({ rematch: null, nextMatchId: null })
})

describe('the door', () => {
  const join = async (roomId: string, person: Visitor, lobbyId = roomId): Promise<RawClient> => {
    const ticket = await world.ticket(person, { kind: 'lobby', roomId })
    return RawClient.join(world.address, lobbyId, { Authorization: `Bearer ${ticket}` })
  }

  test('a ticket for one lobby does not open another', async () => {
    const person = await someone()
    const [one, other] = [await openRoomBy(world, person), await openRoomBy(world, person)]
    await expect(join(one.roomId, person, other.roomId)).rejects.toThrow('not-your-room')
  })

  test('what is not of its form is refused, what has no name here closes', async () => {
    const person = await someone()
    const { roomId } = await openRoomBy(world, person)
    const client = await join(roomId, person)
    client.send('colour', { colour: 99 })
    expect(await client.refusal()).toMatchObject({ message: 'colour', why: 'unreadable' })
    client.send('flick', {})
    expect(await client.closed).toBe(CLOSE_CODES.misuse)
  })
})

describe('a process that ends', () => {
  test.each([
    { says: 'told to', end: () => world.server.terminate() },
    { says: 'kill -9', end: () => world.server.kill() },
  ])('$says: the next one has the lobby and its code', async ({ end }) => {
    const guests = await some(3)
    const { code, roomId, clients } = await seatedLobby(world, guests, { seats: 3 })
    clients[1]?.chooseColour(7)
    clients[2]?.beReady(true)
    clients[0]?.handOver(2)
    await Promise.all(clients.map((client) => sees(client, ({ maker }) => maker === 2)))
    await end()
    await world.start()
    for (const client of clients) {
      const view = await sees(client, ({ seats }) => seats.every(({ isHere }) => isHere), 20_000)
      expect(view).toMatchObject({ code, maker: 2, seats: [{ colour: 0 }, { colour: 7 }, { isReady: true }] })
    }
    expect(await findRoomBy(world, await someone(), code)).toEqual({ ok: true, value: { roomId, code } })
    clients[1]?.beReady(true)
    clients[0]?.beReady(true)
    await sees(clients[2] ?? never(), ({ seats }) => seats.every(({ isReady }) => isReady))
    clients[2]?.start()
    const matches = await Promise.all(clients.map(startedIn))
    expect(new Set(matches).size).toBe(1)
  })
})

const never = (): never => {
  throw new Error('nobody there')
}
