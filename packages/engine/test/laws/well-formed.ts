import type { Body, Contact, Segment } from '../../src/index.ts'
import { motionOf } from './instants.ts'
import { isWedged } from './is-wedged.ts'
import type { Breach, Played } from './played.ts'
import { restOffset } from './rest-offset.ts'

/** How far a segment may begin from where the one before it has led, in mm. */
const JOINT = 1e-9

/** How far from the end of its way a body may be laid down, in mm: a corner of the widest ring that is searched. */
const ROUNDING = 0.37

/** Law: a trace holds finite numbers in the order of time, its segments join, and each way ends at the place of rest. */
export const wellFormed = (played: Played): Breach => {
  const { trace, bodies, launch } = played
  const { duration, contacts, segments, rest } = trace
  const times = contacts.map(({ time }) => time)
  if (!(duration >= 0 && duration < Infinity)) return `it lasts ${String(duration)} s`
  if (!areAscending(times, duration)) return 'the contacts are not in the order of time'
  if (!contacts.every((contact) => isBetween(contact, bodies.length))) return 'a contact of nobody'
  if (segments.length !== bodies.length || rest.length !== bodies.length) return 'a body is missing'
  if (segments[launch.body]?.[0]?.start !== 0) return 'the launch is not told'
  for (const [place, body] of bodies.entries()) {
    const fault = wayFault(segments[place] ?? [], body, duration)
    if (fault !== null) return `body ${String(place)}: ${fault}`
  }
  const off = restOffset(played)
  return off <= ROUNDING || (liesAsBefore(played) && isWedged(played))
    ? null
    : `a body is laid down ${String(off)} mm from its way's end`
}

/** Where no place on the grid is left for a cap that is wedged, all lie where they lay before the shot. */
const liesAsBefore = ({ trace, bodies }: Played): boolean =>
  bodies.every(({ at: { x, y } }, place) => x === trace.rest[place]?.x && y === trace.rest[place].y)

const areAscending = (times: readonly number[], last: number): boolean =>
  times.every((time, place) => time >= (times[place - 1] ?? 0) && time <= last)

const isBetween = (contact: Contact, bodies: number): boolean =>
  contact.kind === 'cap'
    ? contact.a >= 0 && contact.a < contact.b && contact.b < bodies
    : contact.body >= 0 && contact.body < bodies

const wayFault = (way: readonly Segment[], body: Body, duration: number): string | null => {
  const starts = way.map(({ start }) => start)
  if (!areAscending(starts, duration)) return 'its segments are not in the order of time'
  for (const [place, segment] of way.entries()) {
    const { start, from, ux, uy, speed } = segment
    if (!(speed >= 0 && speed < Infinity)) return `its speed is ${String(speed)}`
    if (!(Math.abs(ux * ux + uy * uy - 1) < 1e-14)) return 'its direction is no unit vector'
    const { at } = motionOf(way[place - 1], body, start)
    const gap = Math.hypot(at.x - from.x, at.y - from.y)
    if (!(gap <= JOINT)) return `its segment ${String(place)} begins ${String(gap)} mm off`
  }
  const last = way.at(-1)
  const stops = last === undefined ? 0 : last.start + last.speed / body.deceleration
  return stops > duration * (1 + 1e-12) ? 'it still moves at the end' : null
}
