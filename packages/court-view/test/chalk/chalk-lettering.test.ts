import { expect, test } from 'vitest'
import { chalkLettering } from '../../src/chalk/chalk-lettering.ts'
import { GLYPHS } from '../../src/chalk/glyphs.ts'

const area = { left: 100, top: 200, right: 180, bottom: 280 }
const by = { height: 36, width: 20, gap: 6, seed: 5 }

test.each('0123456789START'.split(''))('%s can be written', (sign) => {
  expect(GLYPHS[sign]?.strokes.length).toBeGreaterThan(0)
})

test('a number stands in the middle of its box', () => {
  const points = chalkLettering('12', area, by).flat()
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(140, -1)
  expect((Math.min(...ys) + Math.max(...ys)) / 2).toBeCloseTo(240, -1)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(30)
})

test('a sign that nobody taught the hand leaves a gap', () => {
  expect(chalkLettering('?', area, by)).toEqual([])
})
