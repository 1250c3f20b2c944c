import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aimPaths, createWorkspace, positionAt, simulate, streetCourt } from '../../src/index.ts'
import { scenes } from '../physics/arbitrary-scene.ts'
import { capAt, openGround } from '../physics/table.ts'

test('the way of the flicked cap goes off the edge and to its place of rest', () => {
  const bodies = [capAt(884, 600)]
  const launch = { body: 0, vx: 1000, vy: 0 }
  const [path, ...others] = aimPaths(streetCourt, bodies, launch)
  expect(others).toEqual([])
  expect(path?.corners).toHaveLength(3)
  const [from, corner, end] = path?.corners ?? []
  expect(from).toEqual({ x: 884, y: 600 })
  expect(corner?.x).toBeCloseTo(984, 9)
  expect(end).toEqual(simulate(streetCourt, bodies, launch).rest[0])
})

test('caps that it sets going have their ways too, those that it leaves alone have none', () => {
  const bodies = [capAt(5000, 5000), capAt(5100, 5500), capAt(5100, 5000)]
  const paths = aimPaths(openGround, bodies, { body: 0, vx: 1500, vy: 0 })
  expect(paths.map(({ body }) => body)).toEqual([0, 2])
  expect(paths[0]?.corners[1]?.x).toBeCloseTo(5068, 9)
  expect(paths[1]?.corners[0]).toEqual({ x: 5100, y: 5000 })
})

test('nothing moves, nothing is drawn', () => {
  expect(aimPaths(openGround, [capAt(5000, 5000)], { body: 0, vx: 0, vy: 0 })).toEqual([])
})

test('every cap is on its path at every instant of the shot', () => {
  fc.assert(
    fc.property(scenes, fc.double({ min: 0, max: 1, noNaN: true }), ({ court, bodies, launch }, part) => {
      const trace = simulate(court, bodies, launch)
      const paths = aimPaths(court, bodies, launch)
      expect(paths.map(({ body }) => body)).toEqual(
        trace.segments.flatMap((parts, body) => (parts.length > 0 ? [body] : [])),
      )
      for (const { body, corners } of paths) {
        const { x, y } = positionAt(trace, bodies, body, trace.duration * part)
        const misses = corners.slice(1).map((to, place) => {
          const from = corners[place] ?? to
          const [dx, dy] = [to.x - from.x, to.y - from.y]
          const square = dx * dx + dy * dy
          const along = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square
          const nearest = Math.min(1, Math.max(0, along))
          return Math.hypot(x - from.x - nearest * dx, y - from.y - nearest * dy)
        })
        // The last corner is on the grid, up to a step or two off the way.
        expect(Math.min(...misses)).toBeLessThan(0.003)
      }
    }),
    { numRuns: 300 },
  )
})

test('a kept workspace changes nothing of it', () => {
  const workspace = createWorkspace()
  fc.assert(
    fc.property(scenes, ({ court, bodies, launch }) => {
      expect(aimPaths(court, bodies, launch, workspace)).toEqual(aimPaths(court, bodies, launch))
    }),
    { numRuns: 50 },
  )
})
