import { expect, test } from 'vitest'
import { simulate, streetCourt, type Contact, type ShotTrace } from '../../src/index.ts'
import { accuracyOf, referenceOf } from '../../src/testing/index.ts'
import { capAt } from '../physics/table.ts'

const bodies = [capAt(500, 600), capAt(500, 500), capAt(600, 500)]
const launch = { body: 0, vx: 0, vy: -1500 }
const trace = simulate(streetCourt, bodies, launch)
const reference = referenceOf(streetCourt, bodies, launch)

const withContacts = (contacts: readonly Contact[]): ShotTrace => ({ ...trace, contacts })
const isSame = (contacts: readonly Contact[], expected: readonly Contact[]): boolean =>
  accuracyOf(withContacts(contacts), bodies, { ...reference, contacts: expected }).sameContacts

test('a shot that is right', () => {
  const { error, sameContacts } = accuracyOf(trace, bodies, reference)
  expect(error).toBeLessThan(1e-12)
  expect(sameContacts).toBe(true)
})

test('the error is that of the cap that is furthest off', () => {
  const ends = reference.ends.map(({ x, y }, place) => ({ x: x + 3 * place, y: y - 4 * place }))
  expect(accuracyOf(trace, bodies, { ...reference, ends }).error).toBeCloseTo(10, 9)
})

test('what rests has to rest where it lay', () => {
  const ends = reference.ends.map(({ x, y }, place) => ({ x: place === 2 ? x + 1 : x, y }))
  expect(accuracyOf(trace, bodies, { ...reference, ends }).error).toBe(1)
})

test('contacts are the same when they are as many, between the same, one after another', () => {
  const ab: Contact = { kind: 'cap', time: 0.1, a: 0, b: 1 }
  const later: Contact = { kind: 'cap', time: 0.2, a: 0, b: 2 }
  const edge: Contact = { kind: 'edge', time: 0.2, body: 1 }
  expect(isSame([ab, later, edge], [ab, later, edge])).toBe(true)
  // Those of one instant have no order.
  expect(isSame([ab, edge, later], [ab, later, edge])).toBe(true)
  expect(isSame([later, ab, edge], [ab, later, edge])).toBe(false)
  expect(isSame([ab, later], [ab, later, edge])).toBe(false)
  expect(isSame([ab, later, edge, edge], [ab, later, edge])).toBe(false)
  expect(isSame([ab, later, later], [ab, later, edge])).toBe(false)
})

test.each<[Contact, Contact]>([
  [
    { kind: 'edge', time: 0.1, body: 0 },
    { kind: 'edge', time: 0.1, body: 1 },
  ],
  [
    { kind: 'edge', time: 0.1, body: 0 },
    { kind: 'wall', time: 0.1, body: 0, wall: 0 },
  ],
  [
    { kind: 'wall', time: 0.1, body: 0, wall: 1 },
    { kind: 'wall', time: 0.1, body: 0, wall: 0 },
  ],
  [
    { kind: 'post', time: 0.1, body: 0, post: 1 },
    { kind: 'post', time: 0.1, body: 0, post: 0 },
  ],
  [
    { kind: 'post', time: 0.1, body: 0, post: 0 },
    { kind: 'wall', time: 0.1, body: 0, wall: 0 },
  ],
])('%o is not %o', (one, other) => {
  expect([isSame([one], [other]), isSame([one], [one]), isSame([other], [other])]).toEqual([
    false,
    true,
    true,
  ])
})
