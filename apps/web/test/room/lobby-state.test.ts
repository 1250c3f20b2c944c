import { USUAL_ROOM, type LobbySeat, type LobbyView, type RoomOptions } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import {
  areSameOptions,
  beforeStart,
  freeSeats,
  refusedKey,
  seatlessKey,
  takenColours,
} from '../../src/room/lobby-state.ts'

const seat = (colour: number, changes: Partial<LobbySeat> = {}): LobbySeat => ({
  name: `P${String(colour)}`,
  isGuest: false,
  fill: 'tar',
  colour,
  isReady: true,
  isHere: true,
  ...changes,
})
const lobby = (seats: readonly LobbySeat[], maker = 0): LobbyView => ({
  code: 'K7QM',
  maker,
  seats: [...seats],
  options: USUAL_ROOM,
  watchers: 0,
  matchId: '',
})

describe('before the start', () => {
  test.each([
    { when: 'nobody sits', view: lobby([], -1), then: 'others' },
    { when: 'the maker sits alone', view: lobby([seat(0)]), then: 'others' },
    {
      when: 'a game is on',
      view: { ...lobby([seat(0), seat(1, { isHere: false })]), matchId: 'x' },
      then: 'game',
    },
    { when: 'another is not ready', view: lobby([seat(0), seat(1, { isReady: false })]), then: 'ready' },
    { when: 'another is not here', view: lobby([seat(0), seat(1, { isHere: false })]), then: 'ready' },
    {
      when: 'only the maker is not ready',
      view: lobby([seat(0, { isReady: false }), seat(1)]),
      then: 'maker',
    },
    { when: 'the maker sits second', view: lobby([seat(0), seat(1, { isReady: false })], 1), then: 'maker' },
  ])('$when: $then', ({ view, then }) => {
    expect(beforeStart(view, null)).toBe(then)
  })

  test.each([
    { who: 'the maker', mine: 0, then: 'ready' },
    { who: 'who is not ready', mine: 1, then: 'own-ready' },
    { who: 'who is ready', mine: 2, then: 'ready' },
    { who: 'who watches', mine: null, then: 'ready' },
  ])('$who is told of themself or of others: $then', ({ mine, then }) => {
    const view = lobby([seat(0, { isReady: false }), seat(1, { isReady: false }), seat(2)])
    expect(beforeStart(view, mine)).toBe(then)
  })

  test('nobody is asked to be ready while they sit alone', () => {
    expect(beforeStart(lobby([seat(0, { isReady: false })], -1), 0)).toBe('others')
  })
})

test('the colours of the others are taken', () => {
  const view = lobby([seat(3), seat(0), seat(7)])
  expect(takenColours(view, 1)).toEqual([3, 7])
  expect(takenColours(view, null)).toEqual([3, 0, 7])
})

test('seats are free up to the room’s number', () => {
  expect(freeSeats(lobby([seat(0)]))).toBe(3)
  expect(freeSeats(lobby([0, 1, 2, 3].map((colour) => seat(colour))))).toBe(0)
})

test('who has no seat is told whether one is free, and whether the game can be watched', () => {
  const full = lobby([0, 1, 2, 3].map((colour) => seat(colour)))
  expect(seatlessKey(lobby([seat(0)]))).toBe('youWatch')
  expect(seatlessKey(full)).toBe('youWatchFull')
})

test.each([
  { when: 'a seat is free', seats: 1, matchId: '', then: 'youMaySit' },
  { when: 'it is full', seats: 4, matchId: '', then: 'youWait' },
  { when: 'a game is on', seats: 4, matchId: 'x', then: 'youWaitGame' },
  { when: 'a game of two is on', seats: 2, matchId: 'x', then: 'youWaitGame' },
])('where nobody may watch, who has no seat waits: $when, $then', ({ seats, matchId, then }) => {
  const view = lobby([0, 1, 2, 3].slice(0, seats).map((colour) => seat(colour)))
  expect(seatlessKey({ ...view, matchId, options: { ...USUAL_ROOM, watching: 'nobody' } })).toBe(then)
})

test.each([
  { message: 'sit', why: 'full', then: 'full' },
  { message: 'stand', why: 'full', then: 'watchersFull' },
  { message: 'stand', why: 'not-now', then: 'not-now' },
] as const)('$message refused as $why is told as $then', ({ message, why, then }) => {
  expect(refusedKey({ message, why })).toBe(then)
})

test('options are the same until one of them is another', () => {
  expect(areSameOptions(USUAL_ROOM, { ...USUAL_ROOM })).toBe(true)
  const others: readonly Partial<RoomOptions>[] = [
    { seats: 2 },
    { shotClock: null },
    { aimGuide: false },
    { watching: 'nobody' },
    { order: 'chosen' },
  ]
  for (const other of others) expect(areSameOptions(USUAL_ROOM, { ...USUAL_ROOM, ...other })).toBe(false)
})
