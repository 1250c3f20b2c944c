import type { Body, Contact, Point, Segment } from '../../src/index.ts'
import type { Played } from './played.ts'

/** A body's place and velocity at an instant, in mm and mm/s. */
export interface Motion {
  readonly at: Point
  readonly vx: number
  readonly vy: number
}

/** A body that touches something at an instant, just before and just after. */
export interface Involved {
  readonly body: number
  readonly mass: number
  readonly before: Motion
  readonly after: Motion
  /** In how many contacts it has been by then, those of the instant included. */
  readonly contacts: number
}

/** All contacts that a trace tells of one time, and whom they involve. */
export interface Instant {
  readonly time: number
  readonly contacts: readonly Contact[]
  readonly involved: readonly Involved[]
}

/** The bodies of a contact, one or two. */
export const bodiesOf = (contact: Contact): readonly number[] =>
  contact.kind === 'cap' ? [contact.a, contact.b] : [contact.body]

/** The instants of a shot at which something touched, in order. */
export const instantsOf = (played: Played): readonly Instant[] => {
  const { trace, bodies, launch } = played
  // How many of a body's segments have begun, and its contacts so far: they only grow, as the instants come in order.
  const begun: number[] = bodies.map((_, body) => (body === launch.body ? 1 : 0))
  const struck: number[] = bodies.map(() => 0)
  const involve = (body: number, time: number): readonly Involved[] => {
    const moved = bodies[body]
    if (moved === undefined) return []
    const way = trace.segments[body] ?? []
    let next = begun[body] ?? 0
    while ((way[next]?.start ?? Infinity) < time) next += 1
    const before = motionOf(way[next - 1], moved, time)
    while ((way[next]?.start ?? Infinity) <= time) next += 1
    begun[body] = next
    const after = motionOf(way[next - 1], moved, time)
    return [{ body, mass: moved.mass, before, after, contacts: struck[body] ?? 0 }]
  }
  return [...Map.groupBy(trace.contacts, ({ time }) => time)].map(([time, contacts]) => {
    const touching = contacts.flatMap(bodiesOf)
    for (const body of touching) struck[body] = (struck[body] ?? 0) + 1
    return { time, contacts, involved: [...new Set(touching)].flatMap((body) => involve(body, time)) }
  })
}

/** Where a segment has led at a time, and how fast the body still is; at rest once it has stopped. */
export const motionOf = (segment: Segment | undefined, body: Body, time: number): Motion => {
  if (segment === undefined) return { at: body.at, vx: 0, vy: 0 }
  const { from, ux, uy, start, speed } = segment
  const elapsed = Math.min(time - start, speed / body.deceleration)
  const way = (speed - 0.5 * body.deceleration * elapsed) * elapsed
  const left = Math.max(0, speed - body.deceleration * elapsed)
  return { at: { x: from.x + ux * way, y: from.y + uy * way }, vx: ux * left, vy: uy * left }
}
