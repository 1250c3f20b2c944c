import type { Court, Point } from '../../src/index.ts'
import { motionOf } from './instants.ts'
import { nearestOf } from './nearest-of.ts'
import type { Breach, Played } from './played.ts'

/**
 * How far into one another two things may be at any instant, in mm: a graze of 1e-9 along an edge lets a cap in by
 * 4e-6 over the longest way, and an instant of 1e-10 s at full speed by 4e-7.
 */
const DEPTH = 1e-5

/** Between two looks, in seconds: at full speed less than half a cap. */
const STRIDE = 1 / 250

/** Law: at no instant of the shot is a body in another, in an obstacle or off the court. */
export const inFlight = (played: Played): Breach => {
  const { bodies, trace } = played
  const looks = Array.from({ length: Math.ceil(trace.duration / STRIDE) }, (_, look) => look * STRIDE)
  const times = [...looks, ...trace.contacts.map(({ time }) => time), trace.duration]
  const begun = bodies.map(() => 0)
  for (const time of times.sort((one, other) => one - other)) {
    const at = bodies.map((body, place) => {
      const way = trace.segments[place] ?? []
      let next = begun[place] ?? 0
      while ((way[next]?.start ?? Infinity) <= time) next += 1
      begun[place] = next
      return motionOf(way[next - 1], body, time).at
    })
    const fault = overlap(played, at)
    if (fault !== null) return `${fault} at ${String(time)} s`
  }
  return null
}

const overlap = ({ court, bodies }: Played, at: readonly Point[]): string | null => {
  for (const [place, { radius }] of bodies.entries()) {
    const own = at[place]
    if (own === undefined) continue
    const name = `body ${String(place)}`
    if (court.closed && roomAtEdge(court, own) < radius - DEPTH) return `${name} is off the court`
    for (const post of court.posts)
      if (areCloser(own, post.at, radius + post.radius - DEPTH)) return `${name} is in a post`
    for (const { from, to } of court.walls)
      if (areCloser(own, nearestOf(from, to, own), radius - DEPTH)) return `${name} is in a wall`
    for (let index = 0; index < place; index += 1) {
      const reach = radius + (bodies[index]?.radius ?? 0)
      if (areCloser(own, at[index] ?? own, reach - DEPTH)) return `${name} is in body ${String(index)}`
    }
  }
  return null
}

const roomAtEdge = ({ width, height }: Court, { x, y }: Point): number =>
  Math.min(x, y, width - x, height - y)

const areCloser = (one: Point, other: Point, reach: number): boolean => {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return dx * dx + dy * dy < reach * reach
}
