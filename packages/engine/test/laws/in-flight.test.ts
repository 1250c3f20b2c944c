import { expect, test } from 'vitest'
import { always } from './always.ts'
import { falsified, honest } from './doctored.ts'
import { inFlight } from './in-flight.ts'

test('while they move nobody is in another, in an obstacle or off the court', () => always(inFlight, 400))

test.each([
  { what: 'another', from: { x: 530, y: 690 }, breach: 'is in body' },
  { what: 'a post', from: { x: 640, y: 396 - 1e-4 }, breach: 'is in a post' },
  { what: 'a wall', from: { x: 220, y: 516 - 1e-4 }, breach: 'is in a wall' },
])('is told from a way into $what', ({ from, breach }) => {
  const played = falsified({
    segment: (each, body, place) => (body === 0 && place === 1 ? { ...each, from } : each),
  })
  expect(inFlight(honest)).toBeNull()
  expect(inFlight(played)).toContain(breach)
})

test('is told from a way off the court', () => {
  const played = falsified({
    segment: (each, body) => (body === 2 ? { ...each, speed: each.speed * 3 } : each),
  })
  expect(inFlight(played)).toContain('off the court')
})
