import { expect, test } from 'vitest'
import { clockDirection, headingOfClock } from '../../src/described/clock-direction.ts'
import { clockWords } from '../../src/described/clock-words.ts'
import { sayIn } from './table.ts'

const from = { x: 500, y: 500 }

test.each([
  { to: { x: 500, y: 0 }, minutes: 0, en: '12 o’clock', es: 'las 12' },
  { to: { x: 900, y: 500 }, minutes: 180, en: '3 o’clock', es: 'las 3' },
  { to: { x: 500, y: 900 }, minutes: 360, en: '6 o’clock', es: 'las 6' },
  { to: { x: 100, y: 500 }, minutes: 540, en: '9 o’clock', es: 'las 9' },
  { to: { x: 600, y: 400 }, minutes: 90, en: 'half past 1', es: 'la 1 y media' },
  { to: { x: 550, y: 400 }, minutes: 53, en: '12:53', es: 'las 12:53' },
  { to: { x: 499, y: 0 }, minutes: 0, en: '12 o’clock', es: 'las 12' },
  { to: { x: 480, y: 0 }, minutes: 715, en: '11:55', es: 'las 11:55' },
])('from the middle to $to.x, $to.y: $en', ({ en, es, minutes, to }) => {
  expect(clockDirection(from, to)).toBe(minutes)
  expect(clockWords(minutes, sayIn('en'))).toBe(en)
  expect(clockWords(minutes, sayIn('es'))).toBe(es)
})

test('an hour hand of a minute’s steps goes half a degree in each', () => {
  expect([0, 1, 90, 719].map(headingOfClock)).toEqual([0, 0.5, 45, 359.5])
})
