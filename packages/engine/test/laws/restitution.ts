import {
  CAP_RADIUS,
  RESTITUTION,
  SMALLEST_REBOUND,
  type Contact,
  type Court,
  type Point,
} from '../../src/index.ts'
import { bodiesOf, instantsOf, type Instant, type Involved, type Motion } from './instants.ts'
import { nearestOf } from './nearest-of.ts'
import type { Breach, Played } from './played.ts'
import { isHeld, isWorn } from './storm.ts'

/** mm/s at full speed: the normal of a graze is known to 1e-14. */
const PRECISION = 1e-7

/** How near something is that a cap touches, in mm. */
const AT_HAND = 1e-4

/**
 * Law: who runs into something alone closes in on it before, and leaves it by the share of that speed which their
 * restitution gives back, or by the smallest rebound. What something that never moves does to a cap, it does along
 * its normal.
 */
export const restitution = (played: Played): Breach => {
  for (const instant of instantsOf(played)) {
    for (const contact of instant.contacts.filter((each) => isAlone(each, instant))) {
      const fault = reboundFault(played.court, instant, contact)
      if (fault !== null) return `${fault} at ${String(instant.time)} s`
    }
  }
  return null
}

const isAlone = (contact: Contact, { contacts }: Instant): boolean => {
  const own = bodiesOf(contact)
  return contacts.every((other) => other === contact || !bodiesOf(other).some((body) => own.includes(body)))
}

const reboundFault = (court: Court, instant: Instant, contact: Contact): string | null => {
  const [first, second] = bodiesOf(contact).map((place) =>
    instant.involved.find(({ body }) => body === place),
  )
  if (first === undefined || isHeld(first) || (second !== undefined && isHeld(second))) return null
  const places = placesOf(court, contact, first.before.at, second?.before.at)
  const faults = places.map((against) => faultAlong(contact, unit(first.before.at, against), first, second))
  return faults.includes(null) ? null : (faults[0] ?? `the ${contact.kind} is met where there is none`)
}

const faultAlong = (
  { kind }: Contact,
  normal: Point,
  first: Involved,
  second: Involved | undefined,
): string | null => {
  const closing = along(first.before, second?.before, normal)
  const leaving = -along(first.after, second?.after, normal)
  const wanted = Math.max(RESTITUTION[kind] * closing, SMALLEST_REBOUND)
  if (second === undefined && isWorn(first) && leaving < wanted) return null
  if (!(closing > 0)) return `the ${kind} is met at ${String(closing)} mm/s`
  if (!(Math.abs(leaving - wanted) < PRECISION))
    return `the ${kind} is left at ${String(leaving)} mm/s and not at ${String(wanted)}`
  const turned = second === undefined ? across(first.after, normal) - across(first.before, normal) : 0
  return Math.abs(turned) < PRECISION ? null : `the ${kind} pushes across by ${String(turned)} mm/s`
}

/** Where the thing may be that a cap runs into: an edge contact does not say which, and a wall's end is near its side. */
const placesOf = (court: Court, contact: Contact, at: Point, other: Point | undefined): readonly Point[] => {
  switch (contact.kind) {
    case 'cap':
      return other === undefined ? [] : [other]
    case 'post':
      return court.posts.slice(contact.post, contact.post + 1).map((post) => post.at)
    case 'wall':
      return court.walls
        .slice(contact.wall, contact.wall + 1)
        .flatMap(({ from, to }) => [nearestOf(from, to, at), ...besideEnd(from, to, at)])
        .filter((place) => isAtHand(place, at))
    case 'edge':
      return edgesAt(court, at).filter((place) => isAtHand(place, at))
  }
}

/**
 * A wall's end passes a cap as a graze where its normal is 1e-6 off, and the wall's side holds it there: just beyond
 * the end the law may be that of the side, as if it went on.
 */
const besideEnd = (from: Point, to: Point, at: Point): readonly Point[] => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const part = ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y)
  const foot = { x: from.x + part * x, y: from.y + part * y }
  const end = nearestOf(from, to, foot)
  return Math.hypot(foot.x - end.x, foot.y - end.y) < AT_HAND ? [foot] : []
}

const isAtHand = (place: Point, { x, y }: Point): boolean =>
  Math.hypot(place.x - x, place.y - y) < CAP_RADIUS + AT_HAND

const edgesAt = ({ width, height }: Court, { x, y }: Point): readonly Point[] => [
  { x: 0, y },
  { x: width, y },
  { x, y: 0 },
  { x, y: height },
]

const unit = (from: Point, to: Point): Point => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length }
}

const along = (one: Motion, other: Motion | undefined, { x, y }: Point): number =>
  (one.vx - (other?.vx ?? 0)) * x + (one.vy - (other?.vy ?? 0)) * y

const across = ({ vx, vy }: Motion, { x, y }: Point): number => vx * y - vy * x
