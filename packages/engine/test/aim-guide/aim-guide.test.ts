import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GUIDE_LENGTH, aimGuide } from '../../src/aim-guide/aim-guide.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import { positionAt } from '../../src/physics/position-at.ts'
import { simulate } from '../../src/physics/versions/v1/simulate.ts'
import { scenes } from '../physics/arbitrary-scene.ts'
import { capAt } from '../physics/table.ts'

const launch = { body: 0, vx: 2000, vy: 0 }

test('at most 300 mm of the way are shown', () => {
  expect(aimGuide(streetCourt, [capAt(100, 600)], launch)).toEqual({
    from: { x: 100, y: 600 },
    to: { x: 400, y: 600 },
    contact: null,
    goesOn: true,
  })
})

test.each([
  { why: 'a cap', bodies: [capAt(100, 600), capAt(300, 600)], to: 268, contact: { kind: 'cap', a: 0, b: 1 } },
  { why: 'the edge', bodies: [capAt(900, 600)], to: 984, contact: { kind: 'edge', body: 0 } },
])('it ends at the first contact: $why', ({ bodies, to, contact }) => {
  const guide = aimGuide(streetCourt, bodies, launch)
  expect(guide.to.x).toBeCloseTo(to, 9)
  expect(guide.contact).toMatchObject(contact)
  expect(guide.goesOn).toBe(false)
})

test('it ends where the cap stops', () => {
  const guide = aimGuide(streetCourt, [capAt(100, 600)], { body: 0, vx: 0, vy: 500 })
  expect(guide).toEqual({ from: { x: 100, y: 600 }, to: { x: 100, y: 650 }, contact: null, goesOn: false })
})

test('a cap that is struck at once by nothing and goes nowhere has no way', () => {
  expect(aimGuide(streetCourt, [capAt(100, 600)], { body: 0, vx: 0, vy: 0 }).to).toEqual({ x: 100, y: 600 })
})

test('practice may see further', () => {
  expect(aimGuide(streetCourt, [capAt(100, 600)], launch, Infinity).to.x).toBeCloseTo(900, 9)
})

test('the launch has to name a body', () => {
  expect(() => aimGuide(streetCourt, [], launch)).toThrow(RangeError)
})

test('the guide is what the shot will do', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { to, contact } = aimGuide(scene.court, scene.bodies, scene.launch)
      const from = scene.bodies[0]?.at ?? { x: NaN, y: NaN }
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThanOrEqual(GUIDE_LENGTH + 1e-9)
      if (contact === null) return
      const trace = simulate(scene.court, scene.bodies, scene.launch)
      const there = positionAt(trace, scene.bodies, 0, contact.time)
      expect(to.x).toBeCloseTo(there.x, 2)
      expect(to.y).toBeCloseTo(there.y, 2)
    }),
    { numRuns: 300 },
  )
})
