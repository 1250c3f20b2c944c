import { expect, test } from 'vitest'
import { always } from './always.ts'
import { falsified, honest } from './doctored.ts'
import { momentum } from './momentum.ts'

test('momentum passes through contacts, along their normals alone', () => always(momentum, 500))

test.each([
  { what: 'a millionth too much', turn: { ux: 0, uy: 0, speed: 0.002 }, breach: 'momentum appears' },
  { what: 'some of it across', turn: { ux: 1e-6, uy: 1e-6, speed: 0 }, breach: 'momentum appears' },
])('is told from $what', ({ turn, breach }) => {
  const played = falsified({
    segment: (each, body, place) =>
      body === 1 && place === 1
        ? { ...each, ux: each.ux + turn.ux, uy: each.uy + turn.uy, speed: each.speed + turn.speed }
        : each,
  })
  expect(momentum(honest)).toBeNull()
  expect(momentum(played)).toContain(breach)
})

test('is told from what is passed across the line of centres', () => {
  // Both get the same across, so that the sum stays: a friction between them that nobody asked for.
  const aside = (ux: number, uy: number, speed: number, by: number) => {
    const [vx, vy] = [ux * speed + by * 0.189, uy * speed + by * 0.982]
    const faster = Math.hypot(vx, vy)
    return { ux: vx / faster, uy: vy / faster, speed: faster }
  }
  const played = falsified({
    segment: (each, body, place) => {
      const isTheContact = (body === 0 && place === 1) || (body === 1 && place === 0)
      const by = body === 0 ? 3 : -1
      return isTheContact ? { ...each, ...aside(each.ux, each.uy, each.speed, by) } : each
    },
  })
  expect(momentum(played)).toContain('pushed across')
})
