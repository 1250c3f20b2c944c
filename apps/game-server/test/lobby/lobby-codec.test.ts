import { expect, test } from 'vitest'
import { fromStore, toStore } from '../../src/lobby/lobby-codec.ts'
import { after, lobbyOf, person } from './lobbies.ts'

const lobby = after(lobbyOf('ABF', { order: 'chosen' }), [
  { kind: 'readied', playerId: person('B').playerId, isReady: true },
  { kind: 'stood', playerId: person('C').playerId },
  { kind: 'removed', playerId: person('D').playerId },
  { kind: 'watcher-came', person: person('E') },
])

test('a lobby comes back as it was, but nobody is in it yet', () => {
  const { options, makerId } = lobby
  const stored: unknown = JSON.parse(JSON.stringify(toStore(lobby)))
  expect(fromStore({ options, makerId, lobby: stored })).toEqual({
    ...lobby,
    watchers: [],
    seats: lobby.seats.map((sitter) => ({ ...sitter, isHere: false })),
  })
})

test('what is of another version is no lobby', () => {
  const { options, makerId } = lobby
  const stored = { ...toStore(lobby), version: 2 }
  expect(() => fromStore({ options, makerId, lobby: stored })).toThrow()
})
