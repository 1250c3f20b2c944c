import { positionAt, type Body, type Point, type Segment, type ShotTrace } from '@skelly/engine'
import { spinAt } from './spin.ts'

/** A part of a cap's way that is straight and slowed evenly. Times are simulated seconds, speeds mm/s. */
export interface Stretch {
  readonly begin: Moment
  readonly end: Moment
  /** The direction that it goes in, degrees clockwise from the right. */
  readonly heading: number
}

interface Moment {
  readonly time: number
  readonly at: Point
  readonly speed: number
  /** How far the cap has turned about itself, degrees. */
  readonly turned: number
  /** How far the cap has come on this straight line in the last moments, mm: as long is its trail. */
  readonly trail: number
}

/** How far back in the shot a cap's trail reaches, in simulated seconds. */
const TRAIL_SECONDS = 0.07

const slid = ({ speed, start }: Segment, deceleration: number, time: number): number =>
  speed * (time - start) - (deceleration * (time - start) ** 2) / 2

const endOf = (segment: Segment, next: Segment | undefined, deceleration: number, duration: number): number =>
  Math.min(
    next?.start ?? duration,
    deceleration > 0 ? segment.start + segment.speed / deceleration : duration,
  )

/** A body's way in the order of time, cut at every contact, where its trail is as long as it gets, and at `cuts`. */
export const stretchesOf = (
  trace: ShotTrace,
  bodies: readonly Body[],
  body: number,
  cuts: readonly number[],
): readonly Stretch[] => {
  const deceleration = bodies[body]?.deceleration ?? 0
  const segments = trace.segments[body] ?? []
  return segments.flatMap((segment, index) => {
    const { start, from, ux, uy, speed } = segment
    const next = segments[index + 1]
    const end = endOf(segment, next, deceleration, trace.duration)
    const momentAt = (time: number): Moment => {
      const way = slid(segment, deceleration, time)
      const rests = next === undefined && time === end
      return {
        time,
        at: rests
          ? positionAt(trace, bodies, body, trace.duration)
          : { x: from.x + ux * way, y: from.y + uy * way },
        speed: Math.max(0, speed - deceleration * (time - start)),
        turned: spinAt(trace, bodies, body, time),
        trail: way - slid(segment, deceleration, Math.max(start, time - TRAIL_SECONDS)),
      }
    }
    const inside = [start + TRAIL_SECONDS, ...cuts].filter((time) => time > start && time < end)
    const moments = [start, ...inside.sort((one, other) => one - other), end].map(momentAt)
    const heading = (Math.atan2(uy, ux) / Math.PI) * 180
    return moments.slice(1).map((moment, at) => ({ begin: moments[at] ?? moment, end: moment, heading }))
  })
}
