import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayLieAt } from '../../../../src/court/may-lie-at.ts'
import { simulate } from '../../../../src/physics/versions/v1/simulate.ts'
import { scenes } from '../../arbitrary-scene.ts'

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
