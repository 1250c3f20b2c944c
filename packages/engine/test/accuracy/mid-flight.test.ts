import { expect, test } from 'vitest'
import { nextInt, positionAt, simulate, streamOf, type Stream } from '../../src/index.ts'
import { bodiesIn, launchIn, randomScene, referenceOf, seedNumbered } from '../../src/testing/index.ts'

const SHOTS = 60
const INSTANTS = 25

/** Random instants from the launch to the end. */
const instants = (stream: Stream, duration: number): readonly number[] => {
  let left = stream
  return Array.from({ length: INSTANTS }, () => {
    const { value, stream: next } = nextInt(left, 1_000_001)
    left = next
    return (duration * value) / 1_000_000
  })
}

test.each([
  { caps: 4, obstructed: false },
  { caps: 12, obstructed: true },
])('at any instant of a shot, $caps caps are drawn where the reference has them', ({ caps, obstructed }) => {
  const seed = seedNumbered(25)
  for (let number = 0; number < SHOTS; number += 1) {
    const scene = randomScene(seed, number, caps, obstructed)
    const [bodies, launch] = [bodiesIn(scene), launchIn(scene)]
    const trace = simulate(scene.court, bodies, launch)
    const reference = referenceOf(scene.court, bodies, launch)
    expect(trace.duration).toBeCloseTo(reference.duration, 11)
    for (const time of instants(streamOf(seed, `instants ${String(number)}`), trace.duration)) {
      bodies.forEach((_, body) => {
        const drawn = positionAt(trace, bodies, body, time)
        const exact = reference.positionAt(body, time)
        const end = reference.ends[body] ?? exact
        const hasMoved = (trace.segments[body]?.length ?? 0) > 0
        const hasStopped = hasMoved && Math.hypot(exact.x - end.x, exact.y - end.y) < 1e-6
        // What has stopped is drawn at its place on the grid, up to a step from where it stopped.
        const tolerance = hasStopped ? 1 / 512 : 1e-8
        expect(Math.hypot(drawn.x - exact.x, drawn.y - exact.y)).toBeLessThan(tolerance)
      })
    }
  }
})
