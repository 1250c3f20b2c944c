import { expect, test } from 'vitest'
import { withoutPassing, withPassing } from '../../src/talk/passing.ts'

test('of each key the newest is shown, and goes when its own time is up', () => {
  const first = withPassing({}, 2, { id: 1, value: 'hello' })
  const second = withPassing(first, 2, { id: 2, value: 'oops' })
  expect(second).toEqual({ 2: { id: 2, value: 'oops' } })
  expect(withoutPassing(second, 1)).toEqual(second)
  expect(withoutPassing(second, 2)).toEqual({})
})

test('others stay', () => {
  const shown = withPassing(withPassing({}, 0, { id: 1, value: 'a' }), 3, { id: 2, value: 'b' })
  expect(withoutPassing(shown, 1)).toEqual({ 3: { id: 2, value: 'b' } })
})
