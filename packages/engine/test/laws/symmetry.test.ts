import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { streetCourt, type Point, type ShotTrace } from '../../src/index.ts'
import { scenes } from '../physics/arbitrary-scene.ts'
import type { Shot } from '../scenes/scene.ts'
import { plain } from './plain.ts'
import { play } from './played.ts'
import { TURNS, turnedShot, type Turn } from './turn.ts'

/** The trace as it would be told of the turned shot, less the places of rest: the grid breaks its ties one way. */
const told = (trace: ShotTrace, turn: Turn): ShotTrace => ({
  ...trace,
  segments: trace.segments.map((way) =>
    way.map(({ start, from, ux, uy, speed }) => {
      const { x, y } = turn({ x: ux, y: uy })
      return { start, from: turn(from), ux: x, uy: y, speed }
    }),
  ),
  rest: [],
})

const asItIs: Turn = (point) => point

/** Contacts that are solved together are taken one after the other, and from which side shows in the last bits. */
const hasOneAtATime = ({ contacts }: ShotTrace): boolean =>
  contacts.every(({ time }, place) => time - (contacts[place - 1]?.time ?? -1) > 1e-9)

describe.each(Object.entries(TURNS))('%s', (_, turn) => {
  test('a shot on open ground is the same to the last bit', () => {
    fc.assert(
      fc.property(scenes, (shot) => {
        const straight = play(turnedShot(shot, asItIs)).trace
        fc.pre(hasOneAtATime(straight))
        const turned = play(turnedShot(shot, turn)).trace
        expect(plain(told(turned, asItIs))).toEqual(plain(told(straight, turn)))
      }),
      { numRuns: 200 },
    )
  })
})

/** The street shot mirrored within the court, which moves every number and so the last bits. */
const mirrored = (
  { court, bodies, launch }: Shot,
  mirror: (point: Point) => Point,
  sx: number,
  sy: number,
): Shot => ({
  court: {
    ...court,
    posts: court.posts.map(({ at, radius }) => ({ at: mirror(at), radius })),
    walls: court.walls.map(({ from, to }) => ({ from: mirror(from), to: mirror(to) })),
  },
  bodies: bodies.map((body) => ({ ...body, at: mirror(body.at) })),
  launch: { ...launch, vx: sx * launch.vx, vy: sy * launch.vy },
})

const { width, height } = streetCourt

describe.each([
  { how: 'left to right', mirror: ({ x, y }: Point) => ({ x: width - x, y }), sx: -1, sy: 1 },
  { how: 'top to bottom', mirror: ({ x, y }: Point) => ({ x, y: height - y }), sx: 1, sy: -1 },
  { how: 'both ways', mirror: ({ x, y }: Point) => ({ x: width - x, y: height - y }), sx: -1, sy: -1 },
])('mirrored $how within the court', ({ mirror, sx, sy }) => {
  test('a shot has the same contacts and comes to the same rest', () => {
    fc.assert(
      fc.property(scenes, (shot) => {
        const straight = play(shot).trace
        const other = play(mirrored(shot, mirror, sx, sy)).trace
        expect(other.contacts).toHaveLength(straight.contacts.length)
        expect(Math.abs(other.duration - straight.duration)).toBeLessThan(1e-7)
        for (const [place, at] of straight.rest.entries()) {
          const [wanted, got] = [mirror(at), other.rest[place] ?? { x: NaN, y: NaN }]
          // Two steps of the grid: rounding breaks a tie to one side, and may have to make room.
          expect(Math.hypot(got.x - wanted.x, got.y - wanted.y)).toBeLessThan(3 / 1024)
        }
      }),
      // The same shots each time: contacts magnify the last bits, and no tolerance holds for every shot there is.
      { numRuns: 500, seed: 11 },
    )
  })
})
