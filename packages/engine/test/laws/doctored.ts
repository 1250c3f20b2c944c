import { bodyOf, streetCourt, type Contact, type Point, type Segment } from '../../src/index.ts'
import { play, type Played } from './played.ts'

/** A break on the street that goes on to the edge: an honest shot, for a test to falsify. */
export const honest: Played = play({
  court: {
    ...streetCourt,
    posts: [{ at: { x: 640, y: 360 }, radius: 20 }],
    walls: [{ from: { x: 200, y: 500 }, to: { x: 260, y: 500 } }],
  },
  bodies: [
    bodyOf('empty', { x: 300, y: 700 }, 100),
    bodyOf('tar', { x: 500, y: 700 }, 100),
    bodyOf('candle', { x: 536, y: 710 }, 100),
  ],
  launch: { body: 0, vx: 3400, vy: 120 },
})

interface Falsified {
  /** Of the body that has it. */
  readonly segment?: (segment: Segment, body: number, place: number) => Segment
  readonly contact?: (contact: Contact) => Contact
  readonly rest?: (at: Point, body: number) => Point
}

/** The honest shot with something in its trace falsified. */
export const falsified = ({ segment, contact, rest }: Falsified): Played => ({
  ...honest,
  trace: {
    ...honest.trace,
    segments: honest.trace.segments.map((way, body) =>
      way.map((each, place) => segment?.(each, body, place) ?? each),
    ),
    contacts: honest.trace.contacts.map((each) => contact?.(each) ?? each),
    rest: honest.trace.rest.map((at, body) => rest?.(at, body) ?? at),
  },
})
