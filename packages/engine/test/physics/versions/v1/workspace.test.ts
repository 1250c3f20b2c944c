import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createWorkspace,
  simulate,
  streetCourt,
  type Body,
  type Launch,
  type ShotTrace,
  type Workspace,
} from '../../../../src/index.ts'
import { scenes, type Scene } from '../../arbitrary-scene.ts'
import { capAt } from '../../table.ts'

const run = ({ court, bodies, launch }: Scene, workspace?: Workspace): ShotTrace =>
  simulate(court, bodies, launch, workspace)

test('a workspace that shots of other courts and sizes have used changes no result by a bit', () => {
  fc.assert(
    fc.property(fc.array(scenes, { minLength: 2, maxLength: 12 }), (sequence) => {
      const workspace = createWorkspace()
      for (const scene of sequence) expect(run(scene, workspace)).toStrictEqual(run(scene))
    }),
    { numRuns: 100 },
  )
})

test('nor does one that a shot without an end was stopped in', () => {
  const workspace = createWorkspace()
  const onIce = [capAt(500, 600), capAt(200, 300)].map((body) => ({ ...body, deceleration: 1e-12 }))
  const bodies = [capAt(500, 600), capAt(560, 620)]
  const launch = { body: 0, vx: 2999, vy: 1777 }
  expect(simulate(streetCourt, onIce, launch, workspace).bounded).toBe(true)
  expect(simulate(streetCourt, bodies, launch, workspace)).toStrictEqual(
    simulate(streetCourt, bodies, launch),
  )
})

test('two workspaces used in turn do not disturb one another', () => {
  const [one, other] = [createWorkspace(), createWorkspace()]
  fc.assert(
    fc.property(scenes, scenes, (first, second) => {
      const traces = [run(first, one), run(second, other), run(first, one), run(second, other)]
      expect(traces).toStrictEqual([run(first), run(second), run(first), run(second)])
    }),
    { numRuns: 100 },
  )
})

/** The same body, which has another shot simulated whenever it is looked at. */
const meddling = (body: Body, meddle: () => void): Body =>
  Object.defineProperty({ ...body }, 'mass', {
    get: () => {
      meddle()
      return body.mass
    },
  })

test('a shot that is simulated in the midst of another changes neither', () => {
  const [outer, inner] = [createWorkspace(), createWorkspace()]
  fc.assert(
    fc.property(scenes, scenes, (scene, nested) => {
      const within: ShotTrace[] = []
      const bodies = scene.bodies.map((body) => meddling(body, () => within.push(run(nested, inner))))
      expect(run({ ...scene, bodies }, outer)).toStrictEqual(run(scene))
      expect(within.length).toBeGreaterThan(0)
      expect(within.every((trace) => JSON.stringify(trace) === JSON.stringify(within[0]))).toBe(true)
      expect(within[0]).toStrictEqual(run(nested))
    }),
    { numRuns: 100 },
  )
})

test('a trace that was handed out is never written to again', () => {
  const workspace = createWorkspace()
  const bodies = [capAt(100, 100), capAt(200, 100)]
  const shots: readonly Launch[] = [
    { body: 0, vx: 2000, vy: 10 },
    { body: 1, vx: -2000, vy: 100 },
    { body: 1, vx: 900, vy: 900 },
  ]
  const kept = shots.map((launch) => {
    const trace = simulate(streetCourt, bodies, launch, workspace)
    return { trace, before: JSON.stringify(trace) }
  })
  for (const { trace, before } of kept) expect(JSON.stringify(trace)).toBe(before)
})
