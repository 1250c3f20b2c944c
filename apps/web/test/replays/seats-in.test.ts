import { millis, replayOf, seatAt, type Replay } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { seatsIn } from '../../src/replays/seats-in.ts'
import { setUp } from '../stage/table.ts'

const [ana, ben] = setUp.seats
if (ana === undefined || ben === undefined) throw new Error('two sit there')

/** Ana against three computer players: one has won, one fell with her, one fell first. */
const replay: Replay = {
  ...replayOf({ ...setUp, way: 'machine' }, millis(0), []),
  setup: {
    ...setUp,
    way: 'machine',
    seats: [
      ana,
      { name: 'Sal', fill: 'tar', computer: 'hard' },
      { name: 'Lou', fill: 'empty', computer: 'easy' },
      { name: 'Joe', fill: 'candle', computer: 'normal' },
    ],
  },
  end: { kind: 'over', places: [[seatAt(1)], [seatAt(0), seatAt(2)], [seatAt(3)]], leaving: null },
}
const result: MatchResult = {
  matchId: '0192f0a0-0000-7000-8000-000000000001',
  outcome: { kind: 'won', leaving: null },
  abandoned: false,
  verdict: null,
  endedAt: 0,
  seats: [{ seat: 0, name: 'Anabel', fill: ana.fill, colour: 5, place: 2, xp: 0, rating: null }],
  replayId: null,
}

test('everybody who sat there is told, computer players with their places from the replay', () => {
  expect(
    seatsIn(replay, result).map(({ name, colour, place, isKnown, computer }) => [
      name,
      colour,
      place,
      isKnown,
      computer,
    ]),
  ).toEqual([
    ['Anabel', 5, 2, true, null],
    ['Sal', 1, 1, false, 'hard'],
    ['Lou', 2, 2, false, 'easy'],
    ['Joe', 3, 4, false, 'normal'],
  ])
})

test('without a result all is told by the replay', () => {
  expect(seatsIn(replay, null).map(({ name, place }) => [name, place])).toEqual([
    [ana.name, 2],
    ['Sal', 1],
    ['Lou', 2],
    ['Joe', 4],
  ])
  expect(seatsIn({ ...replay, end: null }, null).map(({ place }) => place)).toEqual([null, null, null, null])
})
