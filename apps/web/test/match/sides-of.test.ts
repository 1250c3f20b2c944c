import { expect, test } from 'vitest'
import { sidesOf } from '../../src/match/sides-of.ts'

test.each([
  { seats: 1, mine: 0, sides: [[0], []] },
  { seats: 2, mine: 1, sides: [[1], [0]] },
  { seats: 2, mine: null, sides: [[0], [1]] },
  { seats: 3, mine: 1, sides: [[1, 2], [0]] },
  {
    seats: 4,
    mine: 2,
    sides: [
      [2, 3],
      [0, 1],
    ],
  },
])('$seats at the table, this screen $mine: $sides', ({ seats, mine, sides }) => {
  expect(sidesOf(seats, mine)).toEqual(sides)
})
