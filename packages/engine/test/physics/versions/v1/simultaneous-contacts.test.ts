import { expect, test } from 'vitest'
import type { Body } from '../../../../src/caps/body.ts'
import { streetCourt } from '../../../../src/court/street-court.ts'
import { simulate } from '../../../../src/physics/versions/v1/simulate.ts'
import { capAt, launch, openGround, velocityAfter } from '../../table.ts'

/** Two caps that touch, and a third that comes straight at the gap between them. */
const wedge = (): readonly Body[] => [capAt(5000, 5300), capAt(4984, 5000), capAt(5016, 5000)]

test('a symmetric break is symmetric: both are struck at the same instant', () => {
  const trace = launch(openGround, wedge(), 0, -3000)
  const [left, right, ...others] = trace.contacts
  expect([left, right]).toMatchObject([
    { kind: 'cap', a: 0, b: 1 },
    { kind: 'cap', a: 0, b: 2 },
  ])
  expect(left?.time).toBe(right?.time)
  expect(others).toEqual([])
  const [leftX, leftY] = velocityAfter(trace, 1, 0)
  const [rightX, rightY] = velocityAfter(trace, 2, 0)
  expect(leftX).toBeCloseTo(-rightX, 9)
  expect(leftY).toBeCloseTo(rightY, 9)
  expect(velocityAfter(trace, 0, 1)[0]).toBeCloseTo(0, 9)
  const [striker, ...pair] = trace.rest
  expect(striker?.x).toBe(5000)
  expect((pair[0]?.x ?? 0) + (pair[1]?.x ?? 0)).toBe(10_000)
  expect(pair[0]?.y).toBe(pair[1]?.y)
})

test('a symmetric break by hand: n·n = ½ between the two normals', () => {
  // Both impulses are equal; each pair separates at 0.8·v·cos 30°.
  const bodies = [capAt(5000, 5000 + 16 * Math.sqrt(3)), capAt(4984, 5000), capAt(5016, 5000)]
  const trace = launch(openGround, bodies, 0, -1000)
  const cosine = Math.sqrt(3) / 2
  // (1 + e)·v·cos = J·(1/m + 1/m + ½/m)
  const impulse = (1.8 * 1000 * cosine) / 2.5
  expect(velocityAfter(trace, 1, 0)[1]).toBeCloseTo(-impulse * cosine, 6)
  expect(velocityAfter(trace, 1, 0)[0]).toBeCloseTo(-impulse / 2, 6)
  expect(velocityAfter(trace, 0, 1)[1]).toBeCloseTo(-1000 + 2 * impulse * cosine, 6)
})

test('a row passes a blow on: the last leaves, the others hardly move', () => {
  const row = [0, 1, 2, 3].map((place) => capAt(5100 + 32 * place, 5000))
  const trace = launch(openGround, [capAt(5000, 5000), ...row], 2000, 0)
  const moved = row.map((body, place) => (trace.rest[place + 1]?.x ?? 0) - body.at.x)
  const links = trace.contacts.map((contact) => (contact.kind === 'cap' ? `${contact.a}-${contact.b}` : ''))
  expect([...new Set(links)]).toEqual(['0-1', '1-2', '2-3', '3-4'])
  expect(moved[3]).toBeGreaterThan(3 * Math.max(...moved.slice(0, 3)))
  expect(trace.rest.every(({ y }) => y === 5000)).toBe(true)
})

test('a cap wedged between two others and the edge takes the blow, and all come to rest', () => {
  const bodies = [capAt(600, 650), capAt(956, 626), capAt(984, 650), capAt(956, 674)]
  const trace = simulate(streetCourt, bodies, { body: 0, vx: 3500, vy: 0 })
  const [first, second, ...others] = trace.contacts
  expect([first, second]).toMatchObject([
    { kind: 'cap', a: 0, b: 1 },
    { kind: 'cap', a: 0, b: 3 },
  ])
  expect(others.some((contact) => contact.kind === 'edge' && contact.body === 2)).toBe(true)
  expect(others.some((contact) => contact.kind === 'cap' && (contact.a === 2 || contact.b === 2))).toBe(true)
  expect(trace.bounded).toBe(false)
  expect(trace.rest[0]?.y).toBe(650)
  expect((trace.rest[1]?.y ?? 0) + (trace.rest[3]?.y ?? 0)).toBe(1300)
})

test('the order in which caps are listed changes not one bit of contacts that are solved together', () => {
  const bodies = [
    capAt(5000, 5300, 'crayon'),
    capAt(4984, 5000, 'tar'),
    capAt(5016, 5000),
    capAt(5300, 5300, 'floor'),
  ]
  const straight = simulate(openGround, bodies, { body: 0, vx: 0, vy: -3000 })
  expect(straight.contacts[0]?.time).toBe(straight.contacts[1]?.time)
  const orders = [
    [1, 0, 2, 3],
    [2, 1, 0, 3],
    [3, 2, 1, 0],
    [0, 2, 1, 3],
    [2, 3, 0, 1],
  ]
  for (const places of orders) {
    const shuffled = simulate(
      openGround,
      places.flatMap((place) => bodies[place] ?? []),
      { body: places.indexOf(0), vx: 0, vy: -3000 },
    )
    expect(shuffled.segments).toEqual(places.map((place) => straight.segments[place]))
  }
})
