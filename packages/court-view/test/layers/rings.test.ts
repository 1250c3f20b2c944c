import { expect, test } from 'vitest'
import { ringKeyframes } from '../../src/layers/rings.tsx'

test('a ring is unseen until it goes out, then grows and is gone', () => {
  const [first, until, out, grows, last] = ringKeyframes(380)
  expect([first?.offset, first?.['opacity']]).toEqual([0, 0])
  expect([until?.offset, until?.['opacity']]).toEqual([0.38, 0])
  expect([out?.offset, out?.['opacity']]).toEqual([0.38, 1])
  expect([grows?.offset, grows?.['scale']]).toEqual([0.38, 0.2])
  expect([last?.['opacity'], last?.['scale']]).toEqual([0, 1])
})
