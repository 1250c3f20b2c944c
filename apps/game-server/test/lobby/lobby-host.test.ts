import { refuse } from '@skelly/engine'
import { CLOSE_CODES, POLICY, type LobbyView } from '@skelly/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { LobbyHost } from '../../src/lobby/lobby-host.ts'
import type { LobbyVoice } from '../../src/lobby/lobby-ports.ts'
import type { Lobby } from '../../src/lobby/lobby.ts'
import { settle, VirtualClock } from '../host/virtual-clock.ts'
import { lobbyOf, person, seatsIn } from './lobbies.ts'
import { MemoryLobbyStore } from './memory-lobby-store.ts'

const id = (name: string): string => person(name).playerId

let store: MemoryLobbyStore
let clock: VirtualClock
let told: readonly string[]
let view: LobbyView
let host: LobbyHost

const open = (lobby: Lobby): void => {
  const voice: LobbyVoice = {
    tell: (to, kind, news) => {
      const [who] = ['A', 'B', 'C', 'D', 'E', 'F'].filter((name) => id(name) === to)
      told = [...told, `${who} ${kind} ${JSON.stringify(news)}`]
    },
    tellAll: (kind, news) => {
      if (kind !== 'ping') told = [...told, `all ${kind} ${JSON.stringify(news)}`]
    },
    show: (shown) => (view = shown),
    close: (playerId, code) => {
      told = [...told, `close ${playerId.slice(-1)} ${code}`]
      void host.drop(playerId)
    },
    closeAll: (code) => (told = [...told, `close all ${code}`]),
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  host = new LobbyHost({ roomId: 'r', code: 'ABCD', lobby }, { store, voice, clock, policy: POLICY, log })
  host.open()
}

const come = async (name: string): Promise<unknown> => {
  const came = await host.come(person(name), () => undefined)
  return came.ok ? 'in' : came.refusal
}
const newly = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  told = []
  await work()
  await settle()
  return told.map((line) => line.replace(/,?"(now|roomId)":("\w*"|\d+)/g, '').replace('{,', '{'))
}
const ready = (name: string): Promise<void> =>
  host.ask({ kind: 'ready', playerId: id(name), message: { ready: true } })
const pass = async (ms: number, ...answering: readonly string[]): Promise<void> => {
  for (let past = 0; past < ms; past += 1_000) {
    for (const name of answering) host.hear(id(name))
    await clock.advance(1_000)
  }
}

beforeEach(() => {
  store = new MemoryLobbyStore()
  clock = new VirtualClock()
  told = []
  open(lobbyOf(''))
})

describe('coming', () => {
  test('each is told the seat, and it is written down before', async () => {
    expect(await newly(() => come('A'))).toEqual(['A welcome {"seat":0}'])
    expect(await newly(() => come('B'))).toEqual(['B welcome {"seat":1}'])
    expect(store.kept).toEqual(['(A)', '(A)B'])
    expect(view).toMatchObject({ code: 'ABCD', maker: 0, matchId: '', watchers: 0 })
  })

  test('two at once for the last seat: one gets it, the other is told', async () => {
    open(lobbyOf('A', { seats: 2 }))
    const heard = await newly(() => Promise.all([come('B'), come('C')]))
    expect(heard).toEqual([
      'B welcome {"seat":1}',
      'C welcome {"seat":null}',
      'C refused {"message":"","why":"full"}',
    ])
  })

  test('while a game is on: sent there, and told why there is no seat', async () => {
    store.open = 'm1'
    expect(await newly(() => come('E'))).toEqual([
      'all started {"matchId":"m1"}',
      'E welcome {"seat":null}',
      'E started {"matchId":"m1"}',
      'E refused {"message":"","why":"started"}',
    ])
  })

  test('without the stores nobody comes, and it is no refusal', async () => {
    store.isAway = true
    await expect(host.come(person('A'), () => undefined)).rejects.toThrow('away')
    expect(seatsIn(host.lobby)).toBe('')
  })

  test('who leaves frees the seat, and the others are told their new ones', async () => {
    for (const name of 'ABC') await come(name)
    expect(await newly(() => host.ask({ kind: 'leave', playerId: id('A'), message: {} }))).toEqual([
      'A welcome {"seat":null}',
      'B welcome {"seat":0}',
      'C welcome {"seat":1}',
      `close 1 ${CLOSE_CODES.over}`,
    ])
    expect(seatsIn(host.lobby)).toBe('(B)C')
  })

  test('who is put out is closed with that word', async () => {
    for (const name of 'AB') await come(name)
    const heard = await newly(() => host.ask({ kind: 'remove', playerId: id('A'), message: { seat: 1 } }))
    expect(heard.at(-1)).toBe(`close 2 ${CLOSE_CODES.removed}`)
    expect(await come('B')).toBe('removed')
  })
})

describe('asking', () => {
  test('a refusal is told to who asked', async () => {
    for (const name of 'AB') await come(name)
    const asked = () => host.ask({ kind: 'hand-over', playerId: id('B'), message: { seat: 1 } })
    expect(await newly(asked)).toEqual(['B refused {"message":"hand-over","why":"not-the-maker"}'])
  })

  test('what can not be written down does not happen', async () => {
    await come('A')
    store.isAway = true
    expect(await newly(() => ready('A'))).toEqual(['A refused {"message":"ready","why":"not-now"}'])
    expect(view.seats[0]?.isReady).toBe(false)
  })

  test('a room that another process owns by now is left to it', async () => {
    await come('A')
    store.isOurs = false
    expect((await newly(() => ready('A')))[0]).toBe(`close all ${CLOSE_CODES.moved}`)
    expect(await come('B')).toBe('moved')
  })

  test('quick words, by who sits, not too often', async () => {
    open(lobbyOf('', { seats: 2 }))
    for (const name of 'ABC') await come(name)
    const say = (name: string) => host.say(id(name), 'hello')
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
  const start = () => host.start(id('A'))

  test('it is opened, and everybody is told where', async () => {
    expect(await newly(start)).toEqual(['all started {"matchId":"m1"}'])
    expect(view.matchId).toBe('m1')
    expect(await newly(start)).toEqual(['A refused {"message":"start","why":"started"}'])
  })

  test.each([
    { refusal: 'already-playing', why: 'already-playing' },
    { refusal: 'no-such-player', why: 'not-now' },
  ] as const)('not opened, $refusal', async ({ refusal, why }) => {
    store.opening = refuse(refusal)
    expect(await newly(start)).toEqual([`A refused {"message":"start","why":"${why}"}`])
    expect(view.matchId).toBe('')
  })

  test('opened although the answer got lost: it is found', async () => {
    const { openMatch } = store
    store.openMatch = async () => {
      await openMatch.call(store)
      throw new Error('lost')
    }
    expect(await newly(start)).toEqual(['A refused {"message":"start","why":"not-now"}'])
    expect(await newly(() => pass(3_000, 'A', 'B'))).toEqual(['all started {"matchId":"m1"}'])
  })

  test('a rematch is found, and then the end', async () => {
    await start()
    store.open = 'm2'
    expect(await newly(() => pass(3_000, 'A', 'B'))).toEqual(['all started {"matchId":"m2"}'])
    store.open = null
    await pass(3_000, 'A', 'B')
    expect(view).toMatchObject({ matchId: '', seats: [{ isReady: false }, { isReady: false }] })
  })

  test('who went back to the room is told when the others agree on a rematch', async () => {
    await start()
    store.open = null
    await pass(20_000, 'A', 'B')
    expect(view.matchId).toBe('')
    store.open = 'm2'
    expect(await newly(() => pass(3_000, 'A', 'B'))).toEqual(['all started {"matchId":"m2"}'])
  })

  test('who plays keeps the seat however long; after the game their silence counts anew', async () => {
    await start()
    await come('C')
    for (const name of 'AB') await host.drop(id(name))
    await pass(200_000, 'C')
    expect(seatsIn(host.lobby)).toBe('(A)B')
    store.open = null
    await pass(50_000, 'C')
    expect(seatsIn(host.lobby)).toBe('(A)B')
    await pass(20_000, 'C')
    expect(seatsIn(host.lobby)).toBe('')
  })
})

describe('being there', () => {
  test('who does not answer is shown away, and gives the seat up after the silence', async () => {
    for (const name of 'AB') await come(name)
    await pass(20_000, 'A')
    expect(view.seats.map(({ isHere }) => isHere)).toEqual([true, false])
    await pass(POLICY.rooms.lobbySilence, 'A')
    expect(seatsIn(host.lobby)).toBe('(A)')
    expect(told).toContain('close 2 1001')
  })

  test('who comes back in time has the seat', async () => {
    for (const name of 'AB') await come(name)
    await host.drop(id('B'))
    expect(view.seats[1]?.isHere).toBe(false)
    await pass(POLICY.pingEvery + 1_000, 'A')
    expect(view.seats[1]?.isHere).toBe(false)
    await pass(POLICY.rooms.lobbySilence - 20_000, 'A')
    await come('B')
    await pass(POLICY.rooms.lobbySilence, 'A', 'B')
    expect(seatsIn(host.lobby)).toBe('(A)B')
  })

  test('after a restart everybody has the whole silence to come back in', async () => {
    open(lobbyOf('AB'))
    await pass(POLICY.rooms.lobbySilence - 5_000)
    expect(seatsIn(host.lobby)).toBe('(A)B')
    await pass(10_000)
    expect(seatsIn(host.lobby)).toBe('')
  })

  test('an empty room is closed after its time, not before', async () => {
    await come('A')
    await host.ask({ kind: 'leave', playerId: id('A'), message: {} })
    await pass(POLICY.rooms.emptyFor - 10_000)
    expect(told.filter((line) => line.startsWith('close all'))).toEqual([])
    await pass(20_000)
    expect(told).toContain(`close all ${CLOSE_CODES.closed}`)
    expect(await come('A')).toBe('moved')
  })

  test('not while those of its last game may agree on the next one, as the stores know', async () => {
    store.closing = 'playing'
    await pass(POLICY.rooms.emptyFor + 1_000)
    expect(await come('A')).toBe('in')
    await host.drop(id('A'))
    store.closing = 'closed'
    await pass(2 * POLICY.rooms.emptyFor)
    expect(told).toContain(`close all ${CLOSE_CODES.closed}`)
  })

  test('not when somebody comes at the same instant', async () => {
    await pass(POLICY.rooms.emptyFor - 1_000)
    const answer = Promise.withResolvers<null>()
    store.openMatchOfRoom = () => answer.promise
    const coming = come('A')
    await pass(2_000)
    answer.resolve(null)
    expect(await coming).toBe('in')
    await settle()
    expect(told.filter((line) => line.startsWith('close all'))).toEqual([])
  })

  test('not while somebody is there, nor while a game is on', async () => {
    await come('A')
    await pass(2 * POLICY.rooms.emptyFor, 'A')
    await host.drop(id('A'))
    store.open = 'm1'
    await pass(2 * POLICY.rooms.emptyFor)
    expect(told.filter((line) => line.startsWith('close all'))).toEqual([])
    store.open = null
    await pass(2 * POLICY.rooms.emptyFor)
    expect(told).toContain(`close all ${CLOSE_CODES.closed}`)
  })
})
