import { expect, test } from 'vitest'
import { bodyOf } from '../../src/caps/body-of.ts'
import { FILLS, FILL_NAMES } from '../../src/caps/fill.ts'

test('R8.2: mass, from the empty shell up', () => {
  expect(FILL_NAMES.toSorted((one, other) => FILLS[one].mass - FILLS[other].mass)).toEqual([
    'empty',
    'candle',
    'crayon',
    'floor',
    'tar',
  ])
})

test.each([
  [85, 2125],
  [100, 2500],
  [115, 2875],
])('R2.6: a grip of %i hundredths brakes an empty shell by %d mm/s²', (grip, deceleration) => {
  expect(bodyOf('empty', { x: 1, y: 2 }, grip)).toEqual({
    at: { x: 1, y: 2 },
    radius: 16,
    mass: 1,
    deceleration,
  })
})
