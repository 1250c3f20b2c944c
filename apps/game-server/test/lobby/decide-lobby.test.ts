import { refuse } from '@skelly/engine'
import { USUAL_ROOM } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import type { LobbyCommand } from '../../src/lobby/lobby-command.ts'
import { startRefusal } from '../../src/lobby/start-refusal.ts'
import {
  after,
  afterAll,
  afterComing,
  come,
  lobbyOf,
  person,
  playing,
  seatsIn,
  withWatcher,
} from './lobbies.ts'

const A = person('A').playerId
const B = person('B').playerId
const C = person('C').playerId

describe('coming', () => {
  test('who comes gets a seat while there is one, the first is the maker', () => {
    expect(seatsIn(['A', 'B', 'C'].reduce(afterComing, lobbyOf('')))).toBe('(A)BC')
  })

  test('each gets another colour', () => {
    const { seats } = afterComing(afterAll(lobbyOf('AB'), { kind: 'leave', playerId: A, message: {} }), 'C')
    expect(seats.map(({ colour }) => colour)).toEqual([1, 0])
  })

  test('two come for the last seat: one gets it, the other is there without', () => {
    const lobby = afterComing(afterComing(lobbyOf('A', { seats: 2 }), 'B'), 'C')
    expect(seatsIn(lobby)).toBe('(A)B')
    expect(lobby.watchers).toEqual([person('C')])
  })

  test('who sits comes back to the own seat, as it was', () => {
    const away = afterAll(
      lobbyOf('AB'),
      { kind: 'ready', playerId: B, message: { ready: true } },
      { kind: 'drop', playerId: B },
    )
    expect(away.seats[1]).toMatchObject({ isHere: false, isReady: true })
    expect(afterComing(away, 'B').seats[1]).toMatchObject({ isHere: true, isReady: true })
  })

  test('while a game is on nobody gets a seat by coming', () => {
    const lobby = afterComing(playing(lobbyOf('AB')), 'C')
    expect([seatsIn(lobby), lobby.watchers.length]).toEqual(['(A)B', 1])
  })

  test('who stood up is not seated by coming again, until they sit', () => {
    const stood = afterAll(lobbyOf('AB'), { kind: 'stand', playerId: B, message: {} })
    const back = afterComing(afterAll(stood, { kind: 'drop', playerId: B }), 'B')
    expect([seatsIn(back), back.watchers]).toEqual(['(A)', [person('B')]])
    const sits = afterAll(back, { kind: 'sit', playerId: B, message: {} })
    expect([seatsIn(sits), sits.watchers, sits.stood]).toEqual(['(A)B', [], []])
  })

  test('whom the maker put out does not come back', () => {
    const lobby = afterAll(lobbyOf('AB'), { kind: 'remove', playerId: A, message: { seat: 1 } })
    expect(seatsIn(lobby)).toBe('(A)')
    expect(come(lobby, 'B')).toEqual(refuse('removed'))
  })

  test('so many without a seat and no more, but who is among them comes back', () => {
    const lobby = withWatcher(lobbyOf('AB', { seats: 2 }), 'C')
    expect(come(lobby, 'D', 1)).toEqual(refuse('full'))
    expect(come(lobby, 'C', 1).ok).toBe(true)
    expect(come(lobby, 'D', 2).ok).toBe(true)
  })
})

describe('what becomes of it', () => {
  test.each([
    { maker: 0, leaves: 0, seats: '(B)CD' },
    { maker: 1, leaves: 1, seats: 'A(C)D' },
    { maker: 3, leaves: 3, seats: '(A)BC' },
    { maker: 0, leaves: 2, seats: '(A)BD' },
  ])('seat $maker is the maker, $leaves leaves: $seats', ({ maker, leaves, seats }) => {
    const lobby = lobbyOf('ABCD')
    const handed = after(lobby, [{ kind: 'made', playerId: lobby.seats[maker]?.playerId ?? '' }])
    const playerId = lobby.seats[leaves]?.playerId ?? ''
    expect(seatsIn(afterAll(handed, { kind: 'leave', playerId, message: {} }))).toBe(seats)
  })

  test('when everybody left, who sits next is the maker', () => {
    const nobody = afterAll(lobbyOf('A'), { kind: 'leave', playerId: A, message: {} })
    expect(nobody.makerId).toBeNull()
    expect(seatsIn(afterComing(nobody, 'B'))).toBe('(B)')
  })

  test('the silent give their seats up', () => {
    expect(seatsIn(afterAll(lobbyOf('ABC'), { kind: 'give-up', playerIds: [A, C] }))).toBe('(B)')
  })

  test('two seats change places, the maker stays who it was', () => {
    const lobby = lobbyOf('ABC', { order: 'chosen' })
    const swapped = afterAll(lobby, { kind: 'swap', playerId: A, message: { seat: 0, with: 2 } })
    expect(seatsIn(swapped)).toBe('CB(A)')
  })

  test.each([
    {
      says: 'other options',
      command: { kind: 'options', playerId: A, message: { ...USUAL_ROOM, seats: 3 } },
    },
    { says: 'a game', command: { kind: 'game', matchId: 'm' } },
  ] satisfies readonly { says: string; command: LobbyCommand }[])(
    '$says: all say anew that they are ready',
    ({ command }) => {
      const ready = afterAll(lobbyOf('AB'), { kind: 'ready', playerId: B, message: { ready: true } })
      expect(afterAll(ready, command).seats.map(({ isReady }) => isReady)).toEqual([false, false])
    },
  )
})

describe('starting', () => {
  const ready = afterAll(
    lobbyOf('ABC'),
    { kind: 'ready', playerId: B, message: { ready: true } },
    { kind: 'ready', playerId: C, message: { ready: true } },
  )
  test.each([
    { says: 'all others are ready', lobby: ready, by: A, refusal: null },
    { says: 'not the maker', lobby: ready, by: B, refusal: 'not-the-maker' },
    { says: 'one is not ready', lobby: lobbyOf('AB'), by: A, refusal: 'not-ready' },
    {
      says: 'one is away',
      lobby: afterAll(ready, { kind: 'drop', playerId: B }),
      by: A,
      refusal: 'not-ready',
    },
    { says: 'alone', lobby: lobbyOf('A'), by: A, refusal: 'too-few' },
    { says: 'a game is on', lobby: playing(ready), by: A, refusal: 'started' },
  ])('$says: $refusal', ({ lobby, by, refusal }) => {
    expect(startRefusal(lobby, by)).toBe(refusal)
  })
})
