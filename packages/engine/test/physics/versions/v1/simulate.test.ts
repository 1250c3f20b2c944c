import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayLieAt } from '../../../../src/court/may-lie-at.ts'
import { streetCourt } from '../../../../src/court/street-court.ts'
import { simulate } from '../../../../src/physics/versions/v1/simulate.ts'
import { createWorkspace } from '../../../../src/physics/versions/v1/workspace.ts'
import { scenes, type Scene } from '../../arbitrary-scene.ts'
import { capAt } from '../../table.ts'

const run = ({ court, bodies, launch }: Scene) => simulate(court, bodies, launch)

test('from where a shot left the caps any number of others go on', () => {
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
