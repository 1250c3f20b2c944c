import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayLieAt } from '../../../../src/court/may-lie-at.ts'
import { streetCourt } from '../../../../src/court/street-court.ts'
import { GRID } from '../../../../src/geometry/point.ts'
import { positionAt } from '../../../../src/physics/position-at.ts'
import { simulate } from '../../../../src/physics/versions/v1/simulate.ts'
import { createWorkspace } from '../../../../src/physics/versions/v1/workspace.ts'
import { scenes, type Scene } from '../../arbitrary-scene.ts'
import { capAt } from '../../table.ts'

const run = ({ court, bodies, launch }: Scene) => simulate(court, bodies, launch)

test('every shot ends, on the grid, on the court, with no cap on another or on an obstacle', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { rest, bounded, duration } = run(scene)
      expect(bounded).toBe(false)
      expect(duration).toBeLessThan(10)
      const discs = rest.map((at) => ({ at, radius: 16 }))
      for (const [place, disc] of discs.entries()) {
        expect([disc.at.x * GRID, disc.at.y * GRID].every(Number.isInteger)).toBe(true)
        expect(mayLieAt(scene.court, disc, discs.toSpliced(place, 1))).toBe(true)
      }
    }),
    { numRuns: 1500 },
  )
})

test('nor does any follow-up shot, from where the last one left the caps', () => {
  fc.assert(
    fc.property(
      scenes,
      fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 3, maxLength: 8 }),
      (scene, flicks) => {
        let { bodies } = scene
        for (const [flicked, target] of flicks) {
          const body = flicked % bodies.length
          const from = bodies[body]
          const to = bodies[target % bodies.length]
          if (from === undefined || to === undefined || from === to) continue
          const launch = { body, vx: (to.at.x - from.at.x) * 4, vy: (to.at.y - from.at.y) * 4 }
          const trace = simulate(scene.court, bodies, launch)
          expect(trace.bounded).toBe(false)
          bodies = bodies.map((moved, place) => ({ ...moved, at: trace.rest[place] ?? moved.at }))
          for (const [place, disc] of bodies.entries()) {
            expect(mayLieAt(scene.court, disc, bodies.toSpliced(place, 1))).toBe(true)
          }
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('while they move, no two caps are in one another and none leaves the court', () => {
  fc.assert(
    fc.property(scenes, ({ court, bodies, launch }) => {
      const trace = simulate(court, bodies, launch)
      for (let part = 0; part < 1; part += 1 / 32) {
        const at = bodies.map((_, body) => positionAt(trace, bodies, body, trace.duration * part))
        const room = at.flatMap(({ x, y }) => [x, y, court.width - x, court.height - y])
        expect(Math.min(...room)).toBeGreaterThan(16 - 1e-5)
        const gaps = at.flatMap((one, place) =>
          at.slice(0, place).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        )
        // Caps that have stopped are drawn at their places on the grid, up to 0.0007 mm off.
        expect(Math.min(...gaps)).toBeGreaterThan(31.998)
      }
    }),
    { numRuns: 300 },
  )
})

test('no shot gives energy: nothing is ever faster than the launch, but for smallest rebounds', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const energy = (body: number, speed: number): number => (scene.bodies[body]?.mass ?? 0) * speed * speed
      const { vx, vy } = scene.launch
      const given = energy(0, Math.sqrt(vx * vx + vy * vy))
      const { segments } = run(scene)
      for (const [body, parts] of segments.entries()) {
        for (const { speed } of parts)
          expect(energy(body, speed)).toBeLessThanOrEqual(given * (1 + 1e-12) + 10)
      }
    }),
    { numRuns: 500 },
  )
})

test('a workspace that other shots have used changes no result', () => {
  const workspace = createWorkspace()
  fc.assert(
    fc.property(scenes, (scene) => {
      const { court, bodies, launch } = scene
      expect(simulate(court, bodies, launch, workspace)).toEqual(run(scene))
    }),
    { numRuns: 300 },
  )
})

test('a trace that was handed out is never written to again', () => {
  const workspace = createWorkspace()
  const bodies = [capAt(100, 100), capAt(200, 100)]
  const trace = simulate(streetCourt, bodies, { body: 0, vx: 2000, vy: 10 }, workspace)
  const before = JSON.stringify(trace)
  simulate(streetCourt, bodies, { body: 1, vx: -2000, vy: 100 }, workspace)
  expect(JSON.stringify(trace)).toBe(before)
})

test('contacts come in the order of their times, segments too', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const trace = run(scene)
      for (const times of [
        trace.contacts.map(({ time }) => time),
        ...trace.segments.map((parts) => parts.map(({ start }) => start)),
      ]) {
        expect(times).toEqual(times.toSorted((one, other) => one - other))
        expect(times.every((time) => time >= 0 && time <= trace.duration)).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
