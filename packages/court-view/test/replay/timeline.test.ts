import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, momentAt, placeOf } from '../../src/replay/timeline.ts'
import { FRAMES, ROLL } from './frames.ts'

test('a turn without a shot has a place, too', () => {
  expect(lengthOf(FRAMES)).toBeCloseTo(ROLL * 2 + 0.6 * 4, 9)
  expect(momentAt(FRAMES, ROLL + 0.6 + 0.3)).toEqual({ frame: 1, time: 0 })
})

test('beyond both ends is the nearest moment', () => {
  expect(momentAt(FRAMES, -5)).toEqual({ frame: 0, time: 0 })
  expect(momentAt(FRAMES, 1e6)).toEqual({ frame: 3, time: 0 })
})

test('the place of a moment leads back to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 2), fc.double({ min: 0, max: ROLL, noNaN: true }), (frame, time) => {
      const moment = momentAt(FRAMES, placeOf(FRAMES, { frame, time }))
      expect(moment.frame).toBe(frame)
      expect(moment.time).toBeCloseTo(time, 9)
    }),
  )
})
