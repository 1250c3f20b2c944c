import type { Body } from '../caps/body.ts'
import type { Point } from '../geometry/point.ts'
import type { Contact, ShotTrace } from '../physics/shot-trace.ts'
import type { ReferenceShot } from './reference/reference-of.ts'

/** How far a simulated shot is from the reference. */
export interface Accuracy {
  /** The largest distance between two ends of a cap before rounding, mm. */
  readonly error: number
  /** Whether both had the same contacts, as many, between the same, in the same order. */
  readonly sameContacts: boolean
}

/** Compares a simulated shot with the reference's. */
export const accuracyOf = (
  trace: ShotTrace,
  bodies: readonly Body[],
  reference: ReferenceShot,
): Accuracy => ({
  error: bodies.reduce((most, body, place) => {
    const [end, other] = [endOf(trace, body, place), reference.ends[place] ?? body.at]
    return Math.max(most, distance(end, other))
  }, 0),
  sameContacts: hasSameContacts(trace.contacts, reference.contacts),
})

/** Where a body's last segment ends, before it is rounded to the grid. */
const endOf = (trace: ShotTrace, { at, deceleration }: Body, place: number): Point => {
  const last = trace.segments[place]?.at(-1)
  if (last === undefined) return at
  const way = (last.speed * last.speed) / (2 * deceleration)
  return { x: last.from.x + last.ux * way, y: last.from.y + last.uy * way }
}

const distance = (one: Point, other: Point): number =>
  Math.sqrt((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y))

/** Those of one instant have no order of their own. */
const hasSameContacts = (contacts: readonly Contact[], expected: readonly Contact[]): boolean => {
  if (contacts.length !== expected.length) return false
  let begin = 0
  while (begin < expected.length) {
    const instant = expected[begin]?.time ?? 0
    let end = begin
    while ((expected[end]?.time ?? Infinity) - instant <= SAME_INSTANT) end += 1
    const [names, others] = [contacts, expected].map((list) => list.slice(begin, end).map(nameOf).toSorted())
    if (names?.join() !== others?.join()) return false
    begin = end
  }
  return true
}

/** Seconds: as far apart as contacts are that physics solves together. */
const SAME_INSTANT = 1e-10

const nameOf = (contact: Contact): string => {
  switch (contact.kind) {
    case 'cap':
      return `${String(contact.a)}-${String(contact.b)}`
    case 'edge':
      return `${String(contact.body)} edge`
    case 'wall':
      return `${String(contact.body)} wall ${String(contact.wall)}`
    case 'post':
      return `${String(contact.body)} post ${String(contact.post)}`
  }
}
