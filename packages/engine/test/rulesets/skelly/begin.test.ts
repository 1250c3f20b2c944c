import { expect, test } from 'vitest'
import { positionText } from '../../../src/notation/position-text.ts'
import { skelly } from '../../../src/rulesets/skelly/skelly.ts'
import { setupOf } from '../../../src/testing/setup-of.ts'

const seats = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ name: String(place), fill: 'candle' as const }))

test.each([
  { rule: 'R2.2', count: 2, caps: 'A.candle@90,1190>1? B.candle@150,1190>1?' },
  {
    rule: 'R2.1',
    count: 4,
    caps: 'A.candle@90,1190>1? B.candle@150,1190>1? C.candle@210,1190>1? D.candle@270,1190>1?',
  },
  { rule: 'R9.1', count: 1, caps: 'A.candle@90,1190>1?' },
])('$rule $count caps stand on their places in START', ({ count, caps }) => {
  const state = skelly.begin(setupOf({ seats: seats(count) }))
  expect(positionText(state)).toBe(`${caps} | A in START`)
})

test('the match keeps the physics that its setup names', () => {
  const versions = { physics: 7, rules: 1, bots: 0 }
  expect(skelly.begin(setupOf({ versions })).physics).toBe(7)
})

test('a setup that was not checked is a bug', () => {
  expect(() => skelly.begin(setupOf({ court: 'moon' }))).toThrow('moon')
  expect(() => skelly.begin(setupOf({ seats: seats(5) }))).toThrow('place')
})
