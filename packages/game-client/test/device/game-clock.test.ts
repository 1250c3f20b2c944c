import { expect, test } from 'vitest'
import { lookAt, LONGEST_LOOK, readingOf, setClock, skipTo } from '../../src/device/game-clock.ts'

test.each([
  { what: 'runs with the device', passed: 900, until: null, reading: 1_900 },
  { what: 'stands where it is told to', passed: 900, until: 1_200, reading: 1_200 },
  { what: 'never goes back to where it should have stood', passed: 900, until: 700, reading: 1_000 },
  { what: 'counts no sleep', passed: LONGEST_LOOK + 1, until: null, reading: 1_000 },
  { what: 'counts a slow look', passed: LONGEST_LOOK, until: null, reading: 1_000 + LONGEST_LOOK },
  { what: 'does not follow a clock that jumps back', passed: -5_000, until: null, reading: 1_000 },
])('it $what', ({ passed, until, reading }) => {
  expect(lookAt(setClock(1_000, 50_000), 50_000 + passed, until).reading).toBe(reading)
})

test('what passed in a jump is never counted later', () => {
  const jumped = lookAt(setClock(1_000, 50_000), 90_000, null)
  expect(lookAt(jumped, 90_100, null).reading).toBe(1_100)
})

test('it is put forward, not back', () => {
  expect(skipTo(setClock(1_000, 0), 1_500).reading).toBe(1_500)
  expect(skipTo(setClock(1_000, 0), 500).reading).toBe(1_000)
})

test('parts of milliseconds add up', () => {
  let clock = setClock(0, 0)
  for (let look = 1; look <= 10; look += 1) clock = lookAt(clock, look * 0.3, null)
  expect(readingOf(clock)).toBe(3)
})
