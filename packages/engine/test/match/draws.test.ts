import { describe, expect, test } from 'vitest'
import { GRIPS, drawGrip } from '../../src/match/draw-grip.ts'
import { drawOrder } from '../../src/match/draw-order.ts'
import { seedNumbered } from '../../src/testing/setup-of.ts'

const seeds = Array.from({ length: 2400 }, (_, number) => seedNumbered(number))

const countBy = (words: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

describe('R2.3 the turn order', () => {
  test('is one of all orders, each about as often', () => {
    const counts = countBy(seeds.map((seed) => drawOrder(seed, 4).join('')))
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45)
  })

  test('is always the same for a seed', () => {
    expect(drawOrder(seedNumbered(7), 4)).toEqual(drawOrder(seedNumbered(7), 4))
    expect(drawOrder(seedNumbered(7), 1)).toEqual([0])
  })
})

test('R2.6 the grip is 0.85, 0.90 … 1.15, each about as often', () => {
  const counts = countBy(seeds.map((seed) => String(drawGrip(seed))))
  expect([...counts.keys()].map(Number).toSorted((one, other) => one - other)).toEqual(GRIPS)
  for (const count of counts.values()) expect(Math.abs(count - 343)).toBeLessThan(80)
})
