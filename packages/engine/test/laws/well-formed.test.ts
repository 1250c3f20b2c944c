import { expect, test } from 'vitest'
import { always } from './always.ts'
import { falsified, honest } from './doctored.ts'
import { restOffset } from './rest-offset.ts'
import { wellFormed } from './well-formed.ts'

test('a trace tells of one motion without gaps, in the order of time', () => always(wellFormed, 500))

test.each([
  { what: 'a speed that is no number', change: { speed: NaN } },
  { what: 'a direction that is longer than 1', change: { ux: 1, uy: 0.01 } },
  { what: 'a start before the one before it', change: { start: -1 } },
  { what: 'a beginning elsewhere', change: { from: { x: 468.6, y: 705.9 } } },
  { what: 'a motion that outlasts the shot', change: { speed: 2700 } },
])('is told from $what', ({ change }) => {
  const played = falsified({
    segment: (each, body, place) => (body === 0 && place === 1 ? { ...each, ...change } : each),
  })
  expect(wellFormed(honest)).toBeNull()
  expect(wellFormed(played)).not.toBeNull()
})

test('but where caps are wedged they are laid down within two steps of the grid from where they stopped', () => {
  always((played) => (restOffset(played) <= 2 / 1024 ? null : 'laid down too far'), 500)
})

test('is told from a place of rest that the way does not lead to', () => {
  const played = falsified({ rest: ({ x, y }, body) => (body === 1 ? { x: x + 0.8, y } : { x, y }) })
  expect(wellFormed(played)).toContain("from its way's end")
})

test('is told from contacts out of order', () => {
  const played = falsified({ contact: (each) => (each.kind === 'edge' ? { ...each, time: 0.01 } : each) })
  expect(wellFormed(played)).toContain('not in the order of time')
})
