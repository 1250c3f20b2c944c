import { expect, test } from 'vitest'
import { puffLook } from '../../src/layers/dust-layer.tsx'

test('a puff grows and fades, and is not seen before or after', () => {
  expect(puffLook(-0.01, 1)).toBeNull()
  expect(puffLook(1, 1)).toBeNull()
  const [young, old] = [puffLook(0.1, 1), puffLook(0.8, 1)]
  expect(old?.scale).toBeGreaterThan(young?.scale ?? Infinity)
  expect(old?.opacity).toBeLessThan(young?.opacity ?? 0)
})
