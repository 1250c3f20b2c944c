import { bodyOf, launchOf, positionAt, simulate, streetCourt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { linePuffs } from '../../src/shot/line-puffs.ts'
import { MOST_LINES, puffsOf } from '../../src/shot/puffs.ts'

/** Out of START, up the left side, over its upper line at 1120 and through the boxes 4, 6 and 8. */
const bodies = [bodyOf('candle', { x: 60, y: 1200 }, 100)]
const trace = simulate(streetCourt, bodies, launchOf({ dx: 0, dy: -1, strength: 900 }, 'candle', 0))
const puffs = linePuffs(trace, bodies, streetCourt)

test('dust rises from each line that a cap goes over, where and when it does', () => {
  expect(puffs.map(({ at }) => Math.round(at.y))).toEqual(expect.arrayContaining([1120, 1000, 920]))
  for (const { at, time } of puffs) {
    const cap = positionAt(trace, bodies, 0, time)
    expect(cap.x).toBeCloseTo(at.x, 6)
    expect(cap.y).toBeCloseTo(at.y, 6)
  }
})

test('the faster, the more; none where it crawls', () => {
  const forces = puffs.toSorted((one, other) => one.time - other.time).map(({ force }) => force)
  expect(forces[0]).toBeGreaterThan(forces.at(-1) ?? 1)
  const slow = simulate(streetCourt, bodies, launchOf({ dx: 0, dy: -1, strength: 180 }, 'candle', 0))
  expect(linePuffs(slow, bodies, streetCourt)).toEqual([])
})

test('of many only the strongest are shown, in their order', () => {
  const shown = puffsOf(trace, bodies, streetCourt).filter(({ kind }) => kind === 'line')
  expect(shown).toHaveLength(MOST_LINES)
  expect(shown.map(({ time }) => time)).toEqual(
    shown.map(({ time }) => time).toSorted((one, other) => one - other),
  )
})

test.each([
  { where: 'on a line', rest: { x: 60, y: 1120 }, force: 0.8 },
  { where: 'in a box', rest: { x: 40, y: 960 }, force: 0.55 },
  { where: 'on the bare street', rest: { x: 250, y: 800 }, force: 0.25 },
])('a cap that comes to rest $where raises as much dust as lies there', ({ rest, force }) => {
  const landing = puffsOf({ ...trace, rest: [rest] }, bodies, streetCourt).find(
    ({ kind }) => kind === 'landing',
  )
  expect(landing?.force).toBe(force)
})
