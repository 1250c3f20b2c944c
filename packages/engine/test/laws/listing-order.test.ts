import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Contact, ShotTrace } from '../../src/index.ts'
import { scenes } from '../physics/arbitrary-scene.ts'
import { extremeScene } from '../scenes/extreme-scene.ts'
import { shotOf, type Shot } from '../scenes/scene.ts'
import { plain } from './plain.ts'
import { play } from './played.ts'

/** The same shot, its bodies listed in another order: the n-th is what the `order`'s n-th was. */
const listed = ({ court, bodies, launch }: Shot, order: readonly number[]): Shot => ({
  court,
  bodies: order.flatMap((place) => bodies[place] ?? []),
  launch: { ...launch, body: order.indexOf(launch.body) },
})

const contactIn = (contact: Contact, order: readonly number[]): Contact => {
  if (contact.kind !== 'cap') return { ...contact, body: order.indexOf(contact.body) }
  const [one, other] = [order.indexOf(contact.a), order.indexOf(contact.b)]
  return { ...contact, a: Math.min(one, other), b: Math.max(one, other) }
}

const traceIn = (trace: ShotTrace, order: readonly number[]): ShotTrace => ({
  ...trace,
  contacts: trace.contacts.map((contact) => contactIn(contact, order)),
  segments: order.map((place) => trace.segments[place] ?? []),
  rest: order.flatMap((place) => trace.rest[place] ?? []),
})

const keys = fc.array(fc.nat(), { minLength: 12, maxLength: 12 })

const orderBy = (shot: Shot, by: readonly number[]): readonly number[] =>
  [...shot.bodies.keys()].sort((one, other) => (by[one] ?? 0) - (by[other] ?? 0))

test.each([
  { what: 'any shot', shots: scenes },
  { what: 'an extreme one', shots: fc.nat().map((number): Shot => shotOf(extremeScene(number))) },
])('in whatever order the caps are listed, $what is the same to the last bit', ({ shots }) => {
  fc.assert(
    fc.property(shots, keys, (shot, by) => {
      const order = orderBy(shot, by)
      expect(plain(play(listed(shot, order)).trace)).toEqual(plain(traceIn(play(shot).trace, order)))
    }),
    { numRuns: 300 },
  )
})
