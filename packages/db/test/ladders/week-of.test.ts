import { expect, test } from 'vitest'
import { startOfWeek, weekOf } from '../../src/ladders/week-of.ts'

const at = (moment: string): number => Date.parse(moment)

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['1970-01-04T23:59:59.999Z', 0],
  ['1970-01-05T00:00:00Z', 1],
  ['2026-11-29T23:59:59.999Z', 2969],
  ['2026-11-30T00:00:00Z', 2970],
])('%s lies in week %i', (moment, week) => {
  expect(weekOf(at(moment))).toBe(week)
})

test.each([1, 2970, 5000])('week %i begins on a Monday', (week) => {
  const start = startOfWeek(week)
  expect(new Date(start).getUTCDay()).toBe(1)
  expect([weekOf(start), weekOf(start - 1)]).toEqual([week, week - 1])
})
