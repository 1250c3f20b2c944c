import { expect, test } from 'vitest'
import { always } from './always.ts'
import { falsified, honest } from './doctored.ts'
import { restitution } from './restitution.ts'

test('what runs into one another leaves by its restitution', () => always(restitution, 500))

test.each([
  { what: 'a cap', body: 1, place: 0, breach: 'the cap is left' },
  { what: 'an edge', body: 2, place: 1, breach: 'the edge is left' },
])('is told from a wrong rebound off $what', ({ body: wrong, place: at, breach }) => {
  const played = falsified({
    segment: (each, body, place) =>
      body === wrong && place === at ? { ...each, speed: each.speed * 1.001 } : each,
  })
  expect(restitution(honest)).toBeNull()
  expect(restitution(played)).toContain(breach)
})

test('is told from a contact that nothing ran into', () => {
  const played = falsified({
    contact: (each) => (each.kind === 'edge' ? { ...each, time: each.time + 0.1 } : each),
  })
  expect(restitution(played)).toContain('met where there is none')
})
