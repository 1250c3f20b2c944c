import {
  CAP_RADIUS,
  isInsideBox,
  isOnChalk,
  positionAt,
  type Body,
  type Contact,
  type Court,
  type Point,
  type ShotTrace,
} from '@skelly/engine'
import { linePuffs } from './line-puffs.ts'
import type { Puff } from './puff.ts'
import { speedIn } from './speed-in.ts'

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

/** How much dust there is where a cap comes to rest: most on a line, some in a box, little on the bare street. */
const DUST = { chalk: 0.8, box: 0.55, street: 0.25, unknown: 0.5 } as const

const dustAt = (court: Court | null, at: Point): number => {
  if (court === null) return DUST.unknown
  if (isOnChalk(court, at, CAP_RADIUS)) return DUST.chalk
  return court.boxes.some((box) => isInsideBox(box, at, CAP_RADIUS)) ? DUST.box : DUST.street
}

const landingOf = (
  trace: ShotTrace,
  bodies: readonly Body[],
  body: number,
  court: Court | null,
): readonly Puff[] => {
  const last = trace.segments[body]?.at(-1)
  const at = trace.rest[body]
  const deceleration = bodies[body]?.deceleration ?? 0
  if (!last || !at || deceleration <= 0) return []
  return [
    {
      time: Math.max(0, last.start + last.speed / deceleration - 0.05),
      at,
      force: dustAt(court, at),
      kind: 'landing',
    },
  ]
}

/** More puffs than these are not raised, whatever a shot does: every one is a layer for the compositor. */
export const MOST_KNOCKS = 6
export const MOST_LANDINGS = 4
export const MOST_LINES = 2

const hardest = (puffs: readonly Puff[], most: number): readonly Puff[] =>
  puffs.length <= most
    ? puffs
    : puffs
        .toSorted((one, other) => other.force - one.force)
        .slice(0, most)
        .sort((one, other) => one.time - other.time)

/**
 * Where a shot raises dust: at its hardest contacts, where the caps that stop last come to rest, and on a court whose
 * chalk is known where they go over its lines fastest.
 */
export const puffsOf = (
  trace: ShotTrace,
  bodies: readonly Body[],
  court: Court | null = null,
): readonly Puff[] => [
  ...hardest(
    trace.contacts.map((contact) => knockOf(trace, bodies, contact)),
    MOST_KNOCKS,
  ),
  ...(court === null ? [] : hardest(linePuffs(trace, bodies, court), MOST_LINES)),
  ...bodies
    .flatMap((_, body) => landingOf(trace, bodies, body, court))
    .sort((one, other) => one.time - other.time)
    .slice(-MOST_LANDINGS),
]
