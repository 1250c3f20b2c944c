import { refuse } from '@skelly/engine'
import { CLOSE_CODES, POLICY } from '@skelly/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { settle } from '../host/virtual-clock.ts'
import { at, come, id, newly, pass, ready } from './hosted-lobby.ts'
import { lobbyOf, person, seatsIn } from './lobbies.ts'

beforeEach(() => at.reset())

describe('coming', () => {
  test('each is at.told the seat, and it is written down before', async () => {
    expect(await newly(() => come('A'))).toEqual(['A welcome {"seat":0}'])
    expect(await newly(() => come('B'))).toEqual(['B welcome {"seat":1}'])
    expect(at.store.kept).toEqual(['(A)', '(A)B'])
    expect(at.view).toMatchObject({ code: 'ABCD', maker: 0, matchId: '', watchers: 0 })
  })

  test('two at once for the last seat: one gets it, the other is told', async () => {
    at.open(lobbyOf('A', { seats: 2 }))
    const heard = await newly(() => Promise.all([come('B'), come('C')]))
    expect(heard).toEqual([
      'B welcome {"seat":1}',
      'C welcome {"seat":null}',
      'C refused {"message":"","why":"full"}',
    ])
  })

  test('while a game is on: sent there, and at.told why there is no seat', async () => {
    at.store.open = 'm1'
    expect(await newly(() => come('E'))).toEqual([
      'E welcome {"seat":null}',
      'E started {"matchId":"m1"}',
      'E refused {"message":"","why":"started"}',
    ])
  })

  test('without the stores nobody comes, and it is no refusal', async () => {
    at.store.isAway = true
    await expect(at.host.come(person('A'), () => undefined)).rejects.toThrow('away')
    expect(seatsIn(at.host.lobby)).toBe('')
  })

  test('who leaves frees the seat, and the others are at.told their new ones', async () => {
    for (const name of 'ABC') await come(name)
    expect(await newly(() => at.host.ask({ kind: 'leave', playerId: id('A'), message: {} }))).toEqual([
      'A welcome {"seat":null}',
      'B welcome {"seat":0}',
      'C welcome {"seat":1}',
      `close 1 ${CLOSE_CODES.over}`,
    ])
    expect(seatsIn(at.host.lobby)).toBe('(B)C')
  })

  test('who is put out is closed with that word', async () => {
    for (const name of 'AB') await come(name)
    const heard = await newly(() => at.host.ask({ kind: 'remove', playerId: id('A'), message: { seat: 1 } }))
    expect(heard.at(-1)).toBe(`close 2 ${CLOSE_CODES.removed}`)
    expect(await come('B')).toBe('removed')
  })
})

describe('asking', () => {
  test('a refusal is at.told to who asked', async () => {
    for (const name of 'AB') await come(name)
    const asked = () => at.host.ask({ kind: 'hand-over', playerId: id('B'), message: { seat: 1 } })
    expect(await newly(asked)).toEqual(['B refused {"message":"hand-over","why":"not-the-maker"}'])
  })

  test('what can not be written down does not happen', async () => {
    await come('A')
    at.store.isAway = true
    expect(await newly(() => ready('A'))).toEqual(['A refused {"message":"ready","why":"not-now"}'])
    expect(at.view.seats[0]?.isReady).toBe(false)
  })

  test('a room that another process owns by now is left to it', async () => {
    await come('A')
    at.store.isOurs = false
    expect((await newly(() => ready('A')))[0]).toBe(`close all ${CLOSE_CODES.moved}`)
    expect(await come('B')).toBe('moved')
  })

  test('quick words, by who sits, not too often', async () => {
    at.open(lobbyOf('', { seats: 2 }))
    for (const name of 'ABC') await come(name)
    const say = (name: string) => at.host.talk.say(id(name), 'hello')
    expect(await newly(async () => say('B'))).toEqual(['all said {"seat":1,"word":"hello"}'])
    expect(await newly(async () => say('B'))).toEqual(['B refused {"message":"say","why":"too-soon"}'])
    expect(await newly(async () => say('C'))).toEqual(['C refused {"message":"say","why":"not-seated"}'])
    await pass(POLICY.rooms.wordEvery + 500, 'A', 'B')
    expect(await newly(async () => say('B'))).toEqual(['all said {"seat":1,"word":"hello"}'])
  })
})

describe('the game', () => {
  beforeEach(async () => {
    for (const name of 'AB') await come(name)
    await ready('B')
  })
  const start = () => at.host.start(id('A'))
  const sent = (matchId: string) => ['A', 'B'].map((name) => `${name} started {"matchId":"${matchId}"}`)

  test('it is opened, and everybody is at.told where', async () => {
    expect(await newly(start)).toEqual(sent('m1'))
    expect(at.view.matchId).toBe('m1')
    expect(await newly(start)).toEqual(['A refused {"message":"start","why":"started"}'])
  })

  test.each([
    { refusal: 'already-playing', why: 'already-playing' },
    { refusal: 'no-such-player', why: 'not-now' },
  ] as const)('not opened, $refusal', async ({ refusal, why }) => {
    at.store.opening = refuse(refusal)
    expect(await newly(start)).toEqual([`A refused {"message":"start","why":"${why}"}`])
    expect(at.view.matchId).toBe('')
  })

  test('opened although the answer got lost: it is found', async () => {
    const { openMatch } = at.store
    at.store.openMatch = async (starting) => {
      await openMatch.call(at.store, starting)
      throw new Error('lost')
    }
    expect(await newly(start)).toEqual(['A refused {"message":"start","why":"not-now"}'])
    expect(await newly(() => pass(3_000, 'A', 'B'))).toEqual(sent('m1'))
  })

  test('a rematch is found, and then the end', async () => {
    await start()
    at.store.open = 'm2'
    expect(await newly(() => pass(3_000, 'A', 'B'))).toEqual(sent('m2'))
    at.store.open = null
    await pass(3_000, 'A', 'B')
    expect(at.view).toMatchObject({ matchId: '', seats: [{ isReady: false }, { isReady: false }] })
  })

  test('who went back to the room is at.told when the others agree on a rematch', async () => {
    at.store.table = true
    await start()
    at.store.open = null
    await pass(20_000, 'A', 'B')
    expect(at.view.matchId).toBe('')
    at.store.open = 'm2'
    expect(await newly(() => pass(3_000, 'A', 'B'))).toEqual(sent('m2'))
  })

  test('who plays keeps the seat however long; after the game their silence counts anew', async () => {
    await start()
    await come('C')
    for (const name of 'AB') await at.host.drop(id(name))
    await pass(200_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
    at.store.open = null
    await pass(50_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
    await pass(20_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('')
  })

  test('all are at the table when it ends: their time to come back starts then', async () => {
    await start()
    for (const name of 'AB') await at.host.drop(id(name))
    await pass(POLICY.rooms.emptyFor - 20_000)
    at.store.open = null
    await pass(POLICY.rooms.emptyFor)
    expect(at.told.filter((line) => line.startsWith('close all'))).toEqual([])
    await pass(POLICY.rooms.emptyFor)
    expect(at.told).toContain(`close all ${CLOSE_CODES.closed}`)
  })
})

describe('being there', () => {
  test('who does not answer is shown away, and gives the seat up after the silence', async () => {
    for (const name of 'AB') await come(name)
    await pass(20_000, 'A')
    expect(at.view.seats.map(({ isHere }) => isHere)).toEqual([true, false])
    await pass(POLICY.rooms.lobbySilence, 'A')
    expect(seatsIn(at.host.lobby)).toBe('(A)')
    expect(at.told).toContain('close 2 1001')
  })

  test('who comes back in time has the seat', async () => {
    for (const name of 'AB') await come(name)
    await at.host.drop(id('B'))
    expect(at.view.seats[1]?.isHere).toBe(false)
    await pass(POLICY.pingEvery + 1_000, 'A')
    expect(at.view.seats[1]?.isHere).toBe(false)
    await pass(POLICY.rooms.lobbySilence - 20_000, 'A')
    await come('B')
    await pass(POLICY.rooms.lobbySilence, 'A', 'B')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
  })

  test('after a restart everybody has the whole silence to come back in', async () => {
    at.open(lobbyOf('AB'))
    await pass(POLICY.rooms.lobbySilence - 5_000)
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
    await pass(10_000)
    expect(seatsIn(at.host.lobby)).toBe('')
  })

  test('an empty room is closed after its time, not before', async () => {
    await come('A')
    await at.host.ask({ kind: 'leave', playerId: id('A'), message: {} })
    await pass(POLICY.rooms.emptyFor - 10_000)
    expect(at.told.filter((line) => line.startsWith('close all'))).toEqual([])
    await pass(20_000)
    expect(at.told).toContain(`close all ${CLOSE_CODES.closed}`)
    expect(await come('A')).toBe('moved')
  })

  test('not while those of its last game may agree on the next one, as the stores know', async () => {
    at.store.closing = 'playing'
    await pass(POLICY.rooms.emptyFor + 1_000)
    expect(await come('A')).toBe('in')
    await at.host.drop(id('A'))
    at.store.closing = 'closed'
    await pass(2 * POLICY.rooms.emptyFor)
    expect(at.told).toContain(`close all ${CLOSE_CODES.closed}`)
  })

  test('not when somebody comes at the same instant', async () => {
    await pass(POLICY.rooms.emptyFor - 1_000)
    const answer = Promise.withResolvers<null>()
    at.store.openMatchOfRoom = () => answer.promise
    const coming = come('A')
    await pass(2_000)
    answer.resolve(null)
    expect(await coming).toBe('in')
    await settle()
    expect(at.told.filter((line) => line.startsWith('close all'))).toEqual([])
  })

  test('not while somebody is there, nor while a game is on', async () => {
    await come('A')
    await pass(2 * POLICY.rooms.emptyFor, 'A')
    await at.host.drop(id('A'))
    at.store.open = 'm1'
    await pass(2 * POLICY.rooms.emptyFor)
    expect(at.told.filter((line) => line.startsWith('close all'))).toEqual([])
    at.store.open = null
    await pass(2 * POLICY.rooms.emptyFor)
    expect(at.told).toContain(`close all ${CLOSE_CODES.closed}`)
  })
})
