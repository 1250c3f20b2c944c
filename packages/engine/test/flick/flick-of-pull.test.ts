import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIRECTION_LIMIT } from '../../src/flick/flick.ts'
import { FULL_PULL, SHORTEST_PULL, flickOfPull } from '../../src/flick/flick-of-pull.ts'
import { parseFlick } from '../../src/flick/parse-flick.ts'

test.each([
  { pull: [0, 120], flick: { dx: 0, dy: -122880, strength: 1000 } },
  { pull: [0, 60], flick: { dx: 0, dy: -61440, strength: 500 } },
  { pull: [-30, 40], flick: { dx: 30720, dy: -40960, strength: 417 } },
  { pull: [0.5, -12], flick: { dx: -512, dy: 12288, strength: 100 } },
  { pull: [500, 0], flick: { dx: -512000, dy: 0, strength: 1000 } },
  { pull: [2048, 1024], flick: { dx: -DIRECTION_LIMIT, dy: -DIRECTION_LIMIT / 2, strength: 1000 } },
])('R3.1: a pull of $pull flicks the other way', ({ pull: [dx = 0, dy = 0], flick }) => {
  expect(flickOfPull({ dx, dy })).toEqual(flick)
})

test.each([
  [0, 0],
  [3, -4],
  [0, SHORTEST_PULL - 0.01],
  [NaN, 50],
  [Infinity, 50],
])('a pull of %d, %d is none', (dx, dy) => {
  expect(flickOfPull({ dx, dy })).toBeNull()
})

test('every pull of the shortest length or more is a flick, at full strength from a full pull on', () => {
  fc.assert(
    fc.property(
      fc.float({ min: -5000, max: 5000, noNaN: true }),
      fc.float({ min: -5000, max: 5000, noNaN: true }),
      (dx, dy) => {
        const length = Math.sqrt(dx * dx + dy * dy)
        const flick = flickOfPull({ dx, dy })
        if (flick === null) expect(length).toBeLessThan(SHORTEST_PULL)
        else {
          expect(parseFlick(flick)).toEqual({ ok: true, value: flick })
          if (length >= FULL_PULL) expect(flick.strength).toBe(1000)
        }
      },
    ),
  )
})
