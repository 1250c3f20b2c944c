import { expect, test } from 'vitest'
import { DIRECTION_LIMIT } from '../../src/flick/flick.ts'
import { parseFlick } from '../../src/flick/parse-flick.ts'

test.each([
  { dx: 1, dy: 0, strength: 1 },
  { dx: DIRECTION_LIMIT, dy: -DIRECTION_LIMIT, strength: 1000 },
])('a flick: $dx, $dy at $strength', (flick) => {
  expect(parseFlick(flick)).toEqual({ ok: true, value: flick })
})

test.each([
  { rule: 'R3.8', dx: 0, dy: 0, strength: 500 },
  { rule: 'R3.8', dx: -0, dy: 0, strength: 500 },
  { rule: 'R3.1', dx: 1, dy: 1, strength: 0 },
  { rule: 'R3.1', dx: 1, dy: 1, strength: 1001 },
  { rule: 'R3.1', dx: 1, dy: 1, strength: 1.5 },
  { rule: 'R3.1', dx: 1, dy: 1, strength: NaN },
  { rule: 'R3.1', dx: 1, dy: 1, strength: Infinity },
  { rule: 'R3.1', dx: 0.5, dy: 1, strength: 1 },
  { rule: 'R3.1', dx: NaN, dy: 1, strength: 1 },
  { rule: 'R3.1', dx: 1, dy: -Infinity, strength: 1 },
  { rule: 'R3.1', dx: DIRECTION_LIMIT + 1, dy: 1, strength: 1 },
  { rule: 'R3.1', dx: 1, dy: -DIRECTION_LIMIT - 1, strength: 1 },
])('$rule: no flick: $dx, $dy at $strength', ({ dx, dy, strength }) => {
  expect(parseFlick({ dx, dy, strength })).toEqual({ ok: false, refusal: 'bad-flick' })
})

test('−0 becomes 0, which is the one that JSON knows', () => {
  const parsed = parseFlick({ dx: -0, dy: 7, strength: 1 })
  expect(parsed.ok && Object.is(parsed.value.dx, 0)).toBe(true)
})
