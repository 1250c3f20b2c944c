import { expect, test } from 'vitest'
import { PUFF_SECONDS } from '../../src/shot/puffs.ts'
import { restsAt, secondsOfShowing, settlesAt } from '../../src/shot/show-shot.ts'
import { settlingTime } from '../../src/shot/settling-time.ts'
import { shotWith } from './one-shot.ts'

const shot = shotWith({ kind: 'running', startedAt: 1000, rate: 2 })
const [rest, end] = [restsAt(shot) ?? NaN, settlesAt(shot) ?? NaN]

test('dust stays for all of a puff after the caps have come to rest, as fast as the shot was shown', () => {
  expect(settlingTime(shot, rest)).toBeGreaterThanOrEqual((PUFF_SECONDS / 2) * 1000)
  expect(settlingTime(shot, rest)).toBeCloseTo(end - rest, 9)
  expect(settlingTime(shot, end - 10)).toBeCloseTo(10, 9)
  expect(settlingTime(shot, end + 10)).toBe(0)
})

test('it goes at once with a shot that is taken back while caps roll, and with a moment that is held', () => {
  expect(settlingTime(shot, rest - 1)).toBe(0)
  expect(settlingTime(shotWith({ kind: 'held', time: 0.1 }), 5000)).toBe(0)
})

test('no animation of a shot is over before its caps have come to rest', () => {
  expect(1000 + (secondsOfShowing(shot) / 2) * 1000).toBeGreaterThan(rest)
})
