import { ok, refuse } from '@skelly/engine'
import { expect, test } from 'vitest'
import { decideLobby } from '../../src/lobby/decide-lobby.ts'
import type { LobbyCommand } from '../../src/lobby/lobby-command.ts'
import type { Lobby } from '../../src/lobby/lobby.ts'
import { lobbyOf, person, playing, withWatcher } from './lobbies.ts'

const A = person('A').playerId
const B = person('B').playerId
const C = person('C').playerId

const free = withWatcher(lobbyOf('AB'), 'C')
const full = withWatcher(lobbyOf('AB', { seats: 2 }), 'C')
const chosen = lobbyOf('AB', { order: 'chosen' })
const { options } = free
const cases: readonly { says: string; lobby: Lobby; command: LobbyCommand; comes: object }[] = [
  {
    says: 'sit',
    lobby: free,
    command: { kind: 'sit', playerId: C, message: {} },
    comes: ok([{ kind: 'sat', person: person('C'), colour: 2 }]),
  },
  {
    says: 'sit, twice',
    lobby: free,
    command: { kind: 'sit', playerId: A, message: {} },
    comes: ok([]),
  },
  {
    says: 'sit, all taken',
    lobby: full,
    command: { kind: 'sit', playerId: C, message: {} },
    comes: refuse('full'),
  },
  {
    says: 'sit, not here',
    lobby: lobbyOf('AB'),
    command: { kind: 'sit', playerId: C, message: {} },
    comes: refuse('not-now'),
  },
  {
    says: 'stand, when as many watch as may',
    lobby: withWatcher(withWatcher(lobbyOf('AB'), 'C'), 'D'),
    command: { kind: 'stand', playerId: A, message: {} },
    comes: refuse('full'),
  },
  {
    says: 'stand without a seat',
    lobby: free,
    command: { kind: 'stand', playerId: C, message: {} },
    comes: refuse('not-seated'),
  },
  {
    says: 'fill',
    lobby: free,
    command: { kind: 'fill', playerId: B, message: { fill: 'candle' } },
    comes: ok([{ kind: 'filled', playerId: B, fill: 'candle' }]),
  },
  {
    says: 'fill without a seat',
    lobby: free,
    command: { kind: 'fill', playerId: C, message: { fill: 'candle' } },
    comes: refuse('not-seated'),
  },
  {
    says: 'colour',
    lobby: free,
    command: { kind: 'colour', playerId: B, message: { colour: 7 } },
    comes: ok([{ kind: 'coloured', playerId: B, colour: 7 }]),
  },
  {
    says: 'the own colour again',
    lobby: free,
    command: { kind: 'colour', playerId: B, message: { colour: 1 } },
    comes: ok([{ kind: 'coloured', playerId: B, colour: 1 }]),
  },
  {
    says: 'another’s colour',
    lobby: free,
    command: { kind: 'colour', playerId: B, message: { colour: 0 } },
    comes: refuse('colour-taken'),
  },
  {
    says: 'ready',
    lobby: free,
    command: { kind: 'ready', playerId: B, message: { ready: true } },
    comes: ok([{ kind: 'readied', playerId: B, isReady: true }]),
  },
  {
    says: 'ready without a seat',
    lobby: free,
    command: { kind: 'ready', playerId: C, message: { ready: true } },
    comes: refuse('not-seated'),
  },
  {
    says: 'options',
    lobby: free,
    command: { kind: 'options', playerId: A, message: { ...options, shotClock: null } },
    comes: ok([{ kind: 'decided', options: { ...options, shotClock: null } }]),
  },
  {
    says: 'the same options',
    lobby: free,
    command: { kind: 'options', playerId: A, message: { ...options } },
    comes: ok([]),
  },
  {
    says: 'options, not the maker',
    lobby: free,
    command: { kind: 'options', playerId: B, message: options },
    comes: refuse('not-the-maker'),
  },
  {
    says: 'fewer seats than taken',
    lobby: lobbyOf('ABC'),
    command: { kind: 'options', playerId: A, message: { ...options, seats: 2 } },
    comes: refuse('seats-taken'),
  },
  {
    says: 'as many seats as taken',
    lobby: lobbyOf('ABC'),
    command: { kind: 'options', playerId: A, message: { ...options, seats: 3 } },
    comes: ok([{ kind: 'decided', options: { ...options, seats: 3 } }]),
  },
  {
    says: 'remove, not the maker',
    lobby: free,
    command: { kind: 'remove', playerId: B, message: { seat: 0 } },
    comes: refuse('not-the-maker'),
  },
  {
    says: 'remove nobody',
    lobby: free,
    command: { kind: 'remove', playerId: A, message: { seat: 3 } },
    comes: refuse('no-such-seat'),
  },
  {
    says: 'remove oneself',
    lobby: free,
    command: { kind: 'remove', playerId: A, message: { seat: 0 } },
    comes: refuse('no-such-seat'),
  },
  {
    says: 'hand over',
    lobby: free,
    command: { kind: 'hand-over', playerId: A, message: { seat: 1 } },
    comes: ok([{ kind: 'made', playerId: B }]),
  },
  {
    says: 'hand over to oneself',
    lobby: free,
    command: { kind: 'hand-over', playerId: A, message: { seat: 0 } },
    comes: ok([]),
  },
  {
    says: 'hand over, not the maker',
    lobby: free,
    command: { kind: 'hand-over', playerId: B, message: { seat: 1 } },
    comes: refuse('not-the-maker'),
  },
  {
    says: 'hand over to nobody',
    lobby: free,
    command: { kind: 'hand-over', playerId: A, message: { seat: 2 } },
    comes: refuse('no-such-seat'),
  },
  {
    says: 'swap where the order is chosen',
    lobby: chosen,
    command: { kind: 'swap', playerId: A, message: { seat: 0, with: 1 } },
    comes: ok([{ kind: 'swapped', seat: 0, with: 1 }]),
  },
  {
    says: 'swap where it is drawn',
    lobby: free,
    command: { kind: 'swap', playerId: A, message: { seat: 0, with: 1 } },
    comes: refuse('not-now'),
  },
  {
    says: 'swap with nobody',
    lobby: chosen,
    command: { kind: 'swap', playerId: A, message: { seat: 0, with: 2 } },
    comes: refuse('no-such-seat'),
  },
  {
    says: 'swap, not the maker',
    lobby: chosen,
    command: { kind: 'swap', playerId: B, message: { seat: 0, with: 1 } },
    comes: refuse('not-the-maker'),
  },
  ...(['sit', 'stand'] as const).map((kind) => ({
    says: `${kind} while a game is on`,
    lobby: playing(free),
    command: { kind, playerId: A, message: {} },
    comes: refuse('started'),
  })),
  {
    says: 'fill while a game is on',
    lobby: playing(free),
    command: { kind: 'fill', playerId: A, message: { fill: 'tar' } },
    comes: refuse('started'),
  },
  {
    says: 'options while a game is on',
    lobby: playing(free),
    command: { kind: 'options', playerId: A, message: options },
    comes: refuse('started'),
  },
  {
    says: 'the same game again',
    lobby: playing(free),
    command: { kind: 'game', matchId: 'm' },
    comes: ok([]),
  },
]

test.each(cases)('$says', ({ lobby, command, comes }) => {
  expect(decideLobby(lobby, command, { watchers: 2 })).toEqual(comes)
})
