import { streetCourt, type Rectangle } from '@skelly/engine'
import { expect, test } from 'vitest'
import { LOUPE_WIDTH, loupePower } from '../../src/hand/loupe-power.ts'
import { loupeAt } from '../../src/layers/loupe-layer.tsx'

const areas: readonly Rectangle[] = streetCourt.boxes.map(({ area }) => area)

test.each(areas)('the glass lies on the court and covers no corner of the box at $left, $top', (area) => {
  const at = loupeAt(streetCourt, area)
  const half = LOUPE_WIDTH / 2
  expect(at.x).toBeGreaterThanOrEqual(half)
  expect(at.x).toBeLessThanOrEqual(streetCourt.width - half)
  expect(at.y).toBeGreaterThanOrEqual(half)
  expect(at.y).toBeLessThanOrEqual(streetCourt.height - half)
  const corners = [area.left, area.right].flatMap((x) => [area.top, area.bottom].map((y) => ({ x, y })))
  for (const { x, y } of corners) expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThan(half)
})

test('a box is worth a glass, START is not', () => {
  expect(loupePower({ left: 0, top: 0, right: 80, bottom: 80 })).toBeCloseTo(2.75, 9)
  expect(loupePower({ left: 40, top: 1120, right: 320, bottom: 1260 })).toBe(1)
})
