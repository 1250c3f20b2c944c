import { expect, test } from 'vitest'
import { complementaryImpulses } from '../../../src/testing/reference/complementary.ts'
import { exactly, nearest } from '../../../src/testing/reference/fixed.ts'

const impulsesOf = (effect: readonly (readonly number[])[], wanted: readonly number[]): readonly number[] =>
  complementaryImpulses(
    effect.map((row) => row.map(exactly)),
    wanted.map(exactly),
  ).map(nearest)

test('one contact', () => {
  expect(impulsesOf([[2]], [3])).toEqual([1.5])
})

test('two that push each other on: n·n = ½', () => {
  // 2a + b/2 = 5 and a/2 + 2b = 5
  expect(
    impulsesOf(
      [
        [2, 0.5],
        [0.5, 2],
      ],
      [5, 5],
    ),
  ).toEqual([2, 2])
})

test('one that separates by itself exchanges nothing', () => {
  // Alone the first wants 2; that already gives the second 3, where it wants 1.
  expect(
    impulsesOf(
      [
        [1, 1.5],
        [1.5, 4],
      ],
      [2, 1],
    ),
  ).toEqual([2, 0])
})

test('none pulls where nothing is wanted', () => {
  expect(
    impulsesOf(
      [
        [1, 0],
        [0, 1],
      ],
      [-1, -2],
    ),
  ).toEqual([0, 0])
})

test('two of one kind share a blow, or one has it all', () => {
  const [one = 0, other = 0] = impulsesOf(
    [
      [1, 1],
      [1, 1],
    ],
    [2, 2],
  )
  expect(one + other).toBe(2)
  expect(Math.min(one, other)).toBeGreaterThanOrEqual(0)
})

test('no contacts', () => {
  expect(impulsesOf([], [])).toEqual([])
})

test('what can not separate is an error', () => {
  expect(() =>
    impulsesOf(
      [
        [1, -1],
        [-1, 1],
      ],
      [1, 1],
    ),
  ).toThrow(RangeError)
})

test('more contacts than can be tried are an error', () => {
  const identity = Array.from({ length: 15 }, (_, row) =>
    Array.from({ length: 15 }, (__, column) => Number(row === column)),
  )
  expect(() =>
    impulsesOf(
      identity,
      identity.map(() => 1),
    ),
  ).toThrow(RangeError)
})
