import { streetCourt } from '@skelly/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordPlace } from '../../src/layers/word-layer.tsx'

const part = fc.double({ min: 0, max: 1, noNaN: true })
/** Any camera: it shows nothing beyond the street. */
const cameras = fc
  .tuple(part, part, fc.double({ min: 1.2, max: 1.7, noNaN: true }))
  .map(([left, top, zoom]) => ({ zoom, left: left * (1 - 1 / zoom), top: top * (1 - 1 / zoom) }))
const parts = fc.double({ min: 0.02, max: 0.98, noNaN: true })

test('a word is in view when the caps stop and when the camera has gone back, with half its width on both sides', () => {
  fc.assert(
    fc.property(fc.option(cameras), parts, parts, (camera, x, y) => {
      const at = { x: x * streetCourt.width, y: y * streetCourt.height }
      const { left, top } = wordPlace(at, streetCourt, camera)
      const seen = camera ?? { zoom: 1, left: 0, top: 0 }
      for (const across of [left, (left - seen.left) * seen.zoom]) {
        expect(across).toBeGreaterThanOrEqual(0.2 - 1e-9)
        expect(across).toBeLessThanOrEqual(0.8 + 1e-9)
      }
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(1)
    }),
  )
})

test('it lies above the cap, and below one at the upper edge of what is seen', () => {
  const at = { x: 500, y: 700 }
  expect(wordPlace(at, streetCourt, null).top * streetCourt.height).toBeLessThan(700)
  const near = { zoom: 1.7, left: 0.2, top: 0.41 }
  expect(wordPlace({ x: 500, y: 540 }, streetCourt, near).top * streetCourt.height).toBeGreaterThan(540)
})
