import { expect, test } from 'vitest'
import { isClearOfDiscs } from '../../../../src/court/is-clear-of-discs.ts'
import { launchOf } from '../../../../src/flick/launch-of.ts'
import { onGrid } from '../../../../src/geometry/point.ts'
import { simulate } from '../../../../src/physics/versions/v1/simulate.ts'
import { atRest } from '../../../laws/at-rest.ts'
import { isWedged } from '../../../laws/is-wedged.ts'
import type { Played } from '../../../laws/played.ts'
import { restOffset } from '../../../laws/rest-offset.ts'
import { wellFormed } from '../../../laws/well-formed.ts'
import { capAt, launch, openGround } from '../../table.ts'

/** A cap that reaches another with hardly any speed left, from many sides: they come to rest all but touching. */
const creeps = Array.from({ length: 400 }, (_, shot) => {
  const [x, y] = [40 + ((shot * 7919) % 97) / 8, 30 + ((shot * 104_729) % 89) / 8]
  const bodies = [capAt(5000, 5000), { ...capAt(5000 + x, 5000 + y) }]
  const distance = Math.sqrt(x * x + y * y)
  const speed = Math.sqrt(5000 * (distance - 32) + 0.25)
  return { bodies, trace: launch(openGround, bodies, (x / distance) * speed, (y / distance) * speed) }
})

test('caps that all but touch at rest are rounded apart and not into one another', () => {
  for (const { bodies, trace } of creeps) {
    expect(trace.contacts).toHaveLength(1)
    const [one, other] = trace.rest.map((at) => ({ at, radius: 16 }))
    if (one === undefined || other === undefined) throw new Error('two caps')
    expect(isClearOfDiscs(one, [other])).toBe(true)
    // It is a thousandth or two that they are moved by.
    expect(Math.hypot(other.at.x - one.at.x, other.at.y - one.at.y)).toBeLessThan(32.003)
    expect(Math.hypot(other.at.x - (bodies[1]?.at.x ?? 0), other.at.y - (bodies[1]?.at.y ?? 0))).toBeLessThan(
      0.003,
    )
  }
})

test('plain rounding would have put some of them into one another', () => {
  const overlaps = creeps.filter(({ bodies, trace }) => {
    const [one, other] = trace.segments.map((parts, place) => {
      const last = parts.at(-1)
      const slide = last === undefined ? 0 : (last.speed * last.speed) / 5000
      const at =
        last === undefined
          ? bodies[place]?.at
          : { x: last.from.x + last.ux * slide, y: last.from.y + last.uy * slide }
      return { at: onGrid(at ?? { x: 0, y: 0 }), radius: 16 }
    })
    return one !== undefined && other !== undefined && !isClearOfDiscs(one, [other])
  })
  expect(overlaps.length).toBeGreaterThan(20)
})

test('what did not move keeps its place, even off the grid', () => {
  const bodies = [capAt(5000, 5000), capAt(6000.1, 6000.1)]
  expect(launch(openGround, bodies, 100, 0).rest[1]).toEqual({ x: 6000.1, y: 6000.1 })
})

test('what finds no place between what is settled goes first, and the others make way', () => {
  const court = {
    ...openGround,
    posts: [
      { at: { x: 5063.314453125, y: 2515.7333984375 }, radius: 100 },
      { at: { x: 5041.357421875, y: 2340.5791015625 }, radius: 16 },
    ],
    walls: [{ from: { x: 5074.62890625, y: 2388.4189453125 }, to: { x: 5187.62890625, y: 2388.4189453125 } }],
  }
  const bodies = [
    capAt(5063.294921875, 2399.7265625, 'floor'),
    capAt(5013.62109375, 2391.212890625, 'tar'),
    capAt(5047.052734375, 2372.0771484375, 'crayon'),
  ]
  const shot = launchOf({ dx: 7, dy: -3, strength: 1000 }, 'tar', 1)
  const trace = simulate(court, bodies, shot)
  expect(trace.contacts.length).toBeGreaterThan(0)
  expect(restOffset({ court, bodies, launch: shot, trace })).toBeLessThan(2 / 1024)
  expect(atRest({ court, bodies, launch: shot, trace })).toBeNull()
})

/** A lane a ten-thousandth wider than a cap, between walls that leave no place of the grid in its middle. */
const offTheGrid = {
  ...openGround,
  walls: [
    { from: { x: 5000.0003, y: 5000 }, to: { x: 5000.0003, y: 5400 } },
    { from: { x: 5032.0004, y: 5000 }, to: { x: 5032.0004, y: 5400 } },
  ],
}

/** Into the lane by so many mm more than its mouth. */
const intoTheLane = (further: number): Played => {
  const bodies = [capAt(5016, 4950), capAt(5300, 5016)]
  const shot = { body: 0, vx: 0, vy: Math.sqrt(5000 * (50 + further)) }
  return { court: offTheGrid, bodies, launch: shot, trace: simulate(offTheGrid, bodies, shot) }
}

test('just within the lane the next place is out of it again', () => {
  const played = intoTheLane(0.05)
  expect(played.trace.rest).toEqual([
    { x: 5016, y: 4999.9013671875 },
    { x: 5300, y: 5016 },
  ])
  expect(isWedged(played)).toBe(false)
  expect(wellFormed(played)).toBeNull()
})

test('further in nothing fits, and all are put back', () => {
  const played = intoTheLane(40)
  expect(played.trace.rest).toEqual(played.bodies.map(({ at }) => at))
  expect(restOffset(played)).toBeGreaterThan(80)
  expect(isWedged(played)).toBe(true)
  expect(wellFormed(played)).toBeNull()
})

test('what was put back though there was room is told from that', () => {
  const bodies = [capAt(5000, 5000), capAt(5300, 5016)]
  const shot = { body: 0, vx: 500, vy: 0 }
  const trace = { ...simulate(openGround, bodies, shot), rest: bodies.map(({ at }) => at) }
  expect(wellFormed({ court: openGround, bodies, launch: shot, trace })).toContain("from its way's end")
})
