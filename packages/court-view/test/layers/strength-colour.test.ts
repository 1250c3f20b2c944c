import { expect, test } from 'vitest'
import { strengthColour } from '../../src/layers/strength-colour.ts'

const channels = (part: number): readonly number[] => strengthColour(part).match(/\d+/g)?.map(Number) ?? []

test('the line reddens all the way', () => {
  const greens = Array.from({ length: 101 }, (_, step) => channels(step / 100)[1] ?? NaN)
  for (const [index, green] of greens.entries()) {
    if (index > 0) expect(green).toBeLessThanOrEqual(greens[index - 1] ?? 0)
  }
  expect(strengthColour(0)).toBe('rgb(246 236 214)')
  expect(strengthColour(1)).toBe('rgb(232 36 28)')
})
