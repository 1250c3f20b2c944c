import type { Stars } from '@skelly/engine/challenges'
import { expect, test } from 'vitest'
import { levelInPath } from '../../src/challenges/level-in-path.ts'
import { starsLeft } from '../../src/challenges/stars-left.ts'
import { levelToGoOnWith, whatOpens } from '../../src/challenges/what-opens.ts'

/** So many stars at each of the levels from 1. */
const starsAt = (...stars: readonly (0 | Stars)[]): ReadonlyMap<number, 0 | Stars> =>
  new Map(stars.map((each, place) => [place + 1, each]))

const TEN_TIMES_THREE = starsAt(3, 3, 3, 3, 3, 3, 3, 3, 3, 3)

test.each([
  ['the first level is open to everybody', 1, starsAt(), null],
  ['a level waits for a star at the one before', 2, starsAt(), { kind: 'level', number: 1 }],
  ['and is open with it', 2, starsAt(1), null],
  ['far ahead it is still the one before', 9, starsAt(1), { kind: 'level', number: 8 }],
  [
    'a chapter waits for thirty stars in the one before',
    21,
    starsAt(3, 3),
    { kind: 'chapter', before: 1, count: 6, needed: 30 },
  ],
  ['so do the levels in it', 25, starsAt(3, 3), { kind: 'chapter', before: 1, count: 6, needed: 30 }],
  ['it is open with them', 21, TEN_TIMES_THREE, null],
  ['one that was won stays open', 30, new Map([[30, 1 as const]]), null],
])('%s', (_, number, stars, lock) => {
  expect(whatOpens(number, stars)).toEqual(lock)
})

test('one goes on with the first open level without a star', () => {
  expect(levelToGoOnWith(20, starsAt())).toBe(1)
  expect(levelToGoOnWith(20, starsAt(1, 2))).toBe(3)
  expect(levelToGoOnWith(2, starsAt(1, 2))).toBeNull()
})

test.each([
  [0, { flicks: 5, stars: 3, upTo: 2 }],
  [1, { flicks: 4, stars: 3, upTo: 2 }],
  [2, { flicks: 3, stars: 2, upTo: 4 }],
  [4, { flicks: 1, stars: 1, upTo: 5 }],
  [5, { flicks: 0, stars: 0, upTo: null }],
  [6, { flicks: 0, stars: 0, upTo: null }],
])('after %i of five flicks there is left', (flicks, left) => {
  const score = { flicks, done: [], phase: { kind: 'playing' } } as const
  expect(starsLeft({ flicks: [2, 4, 5] }, score)).toEqual(left)
})

test.each([
  ['/play/challenges', null],
  ['/play/challenges/1', 1],
  ['/play/challenges/200', 200],
  ['/play/challenges/007', 'none'],
  ['/play/challenges/1/2', 'none'],
  ['/play/challenges/1e2', 'none'],
  ['/play/solo', 'none'],
])('%s is the page of %s', (path, level) => {
  expect(levelInPath(path)).toBe(level)
})
