import { positionAt, type Body, type Contact, type Point, type ShotTrace } from '@skelly/engine'
import { speedIn } from './speed-in.ts'

/** A small cloud of chalk dust. */
export interface Puff {
  /** Seconds from the launch. */
  readonly time: number
  readonly at: Point
  /** From 0 to 1. */
  readonly force: number
  readonly kind: 'knock' | 'landing'
}

/** How long a puff is seen, in seconds. */
export const PUFF_SECONDS = 0.55
/** A speed at which a knock raises all the dust that it can, mm/s. */
const HARD = 1600

const bodiesOf = (contact: Contact): readonly number[] =>
  contact.kind === 'cap' ? [contact.a, contact.b] : [contact.body]

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
})

const knockOf = (trace: ShotTrace, bodies: readonly Body[], contact: Contact): Puff => {
  const both = bodiesOf(contact)
  const speed = Math.max(...both.map((body) => speedIn(trace, body, contact.time)))
  return {
    time: contact.time,
    at: middle(both.map((body) => positionAt(trace, bodies, body, contact.time))),
    force: Math.min(1, speed / HARD),
    kind: 'knock',
  }
}

const landingOf = (trace: ShotTrace, bodies: readonly Body[], body: number): readonly Puff[] => {
  const last = trace.segments[body]?.at(-1)
  const at = trace.rest[body]
  const deceleration = bodies[body]?.deceleration ?? 0
  if (!last || !at || deceleration <= 0) return []
  return [
    { time: Math.max(0, last.start + last.speed / deceleration - 0.05), at, force: 0.5, kind: 'landing' },
  ]
}

/** More puffs than these are not raised, whatever a shot does: every one is a layer for the compositor. */
export const MOST_KNOCKS = 8
export const MOST_LANDINGS = 4

const hardest = (knocks: readonly Puff[]): readonly Puff[] =>
  knocks.length <= MOST_KNOCKS
    ? knocks
    : knocks
        .toSorted((one, other) => other.force - one.force)
        .slice(0, MOST_KNOCKS)
        .sort((one, other) => one.time - other.time)

/** Where a shot raises dust: at its hardest contacts, and where the caps that stop last come to rest. */
export const puffsOf = (trace: ShotTrace, bodies: readonly Body[]): readonly Puff[] => [
  ...hardest(trace.contacts.map((contact) => knockOf(trace, bodies, contact))),
  ...bodies
    .flatMap((_, body) => landingOf(trace, bodies, body))
    .sort((one, other) => one.time - other.time)
    .slice(-MOST_LANDINGS),
]
