import { expect, test } from 'vitest'
import { always } from './always.ts'
import { falsified, honest } from './doctored.ts'
import { energy } from './energy.ts'

test('contacts give no energy but for the smallest rebound', () => always(energy, 500))

test('is told from a struck cap that leaves too fast', () => {
  const played = falsified({
    segment: (each, body, place) => (body === 2 && place === 0 ? { ...each, speed: each.speed * 1.4 } : each),
  })
  expect(energy(honest)).toBeNull()
  expect(energy(played)).toContain('the energy rises')
})
