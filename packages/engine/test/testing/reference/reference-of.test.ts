import { describe, expect, test } from 'vitest'
import { RESTITUTION, SMALLEST_REBOUND, streetCourt, type Body, type Court } from '../../../src/index.ts'
import { referenceOf } from '../../../src/testing/index.ts'
import { exactly } from '../../../src/testing/reference/fixed.ts'
import {
  RESTITUTION as REFERENCE_RESTITUTION,
  SMALLEST_REBOUND as REFERENCE_REBOUND,
} from '../../../src/testing/reference/law.ts'
import { capAt, openGround } from '../../physics/table.ts'

/** All by hand: what the reference has to say where closed forms say it too. Shells: 1, 2500 mm/s². */
const shot = (court: Court, bodies: readonly Body[], vx: number, vy: number) =>
  referenceOf(court, bodies, { body: 0, vx, vy })

const stopAfter = (speed: number): number => (speed * speed) / 5000

describe('by hand', () => {
  test('a cap alone slides v²/2a in v/a seconds', () => {
    const { ends, duration, contacts, positionAt } = shot(openGround, [capAt(5000, 5000)], 600, 800)
    expect(ends).toEqual([{ x: 5120, y: 5160 }])
    expect([duration, contacts]).toEqual([0.4, []])
    // (1000 − 1250·t)·t after an eighth of a second
    expect(positionAt(0, 0.125)).toEqual({ x: 5000 + 0.6 * 105.46875, y: 5000 + 0.8 * 105.46875 })
    expect(positionAt(0, -1)).toEqual({ x: 5000, y: 5000 })
    expect(positionAt(0, 9)).toEqual(ends[0])
  })

  test('head on: (1 ± 0.8) v / 2', () => {
    const { ends, contacts } = shot(openGround, [capAt(5000, 5000), capAt(5032, 5000)], 1000, 0)
    expect(ends.map(({ x }) => x)).toEqual([
      expect.closeTo(5000 + stopAfter(100), 12),
      expect.closeTo(5032 + stopAfter(900), 12),
    ])
    expect(contacts).toEqual([{ kind: 'cap', time: 0, a: 0, b: 1 }])
  })

  test('off the edge, 84 mm away', () => {
    const { ends, contacts } = shot(streetCourt, [capAt(900, 600)], 1000, 0)
    const arrives = Math.sqrt(1e6 - 5000 * 84)
    expect(ends[0]?.x).toBeCloseTo(984 - stopAfter(0.7 * arrives), 12)
    expect(contacts).toMatchObject([{ kind: 'edge', body: 0 }])
    expect(contacts[0]?.time).toBeCloseTo((1000 - arrives) / 2500, 14)
  })

  test('off a post at 45°: of what comes along the normal 0.75 goes back, and across it stays', () => {
    const beside = 36 / Math.sqrt(2)
    const court: Court = { ...openGround, posts: [{ at: { x: 5100, y: 5000 }, radius: 20 }] }
    const from = capAt(5100 - 2 * beside, 5000 - beside)
    const { ends } = shot(court, [from], 1000, 0)
    const speed = Math.sqrt(1e6 - 5000 * beside)
    const [vx, vy] = [speed * 0.125, -speed * 0.875]
    const way = stopAfter(Math.hypot(vx, vy))
    expect(ends[0]?.x).toBeCloseTo(from.at.x + beside + (way * vx) / Math.hypot(vx, vy), 10)
    expect(ends[0]?.y).toBeCloseTo(from.at.y + (way * vy) / Math.hypot(vx, vy), 10)
  })

  test('off the side of a wall piece, and past its end', () => {
    const court: Court = { ...openGround, walls: [{ from: { x: 5100, y: 4900 }, to: { x: 5100, y: 5100 } }] }
    const arrives = Math.sqrt(1e6 - 5000 * 84)
    const { ends, contacts } = shot(court, [capAt(5000, 5000)], 1000, 0)
    expect(ends[0]?.x).toBeCloseTo(5084 - stopAfter(0.7 * arrives), 12)
    expect(contacts).toMatchObject([{ kind: 'wall', wall: 0, body: 0 }])
    expect(shot(court, [capAt(5000, 5116)], 1000, 0).contacts).toEqual([])
  })

  test('two struck at once: n·n = ½, each separates at 0.8·v·cos 30°', () => {
    const apart = 16 * Math.sqrt(3)
    const bodies = [capAt(5000, 5000 + apart), capAt(4984, 5000), capAt(5016, 5000)]
    const { ends, contacts } = shot(openGround, bodies, 0, -1000)
    const impulse = (1.8 * 1000 * Math.sqrt(0.75)) / 2.5
    expect(contacts).toHaveLength(2)
    expect(ends[0]?.y).toBeCloseTo(
      5000 +
        apart +
        Math.sign(2 * impulse * Math.sqrt(0.75) - 1000) * stopAfter(2 * impulse * Math.sqrt(0.75) - 1000),
      9,
    )
    expect(ends[1]?.x).toBeCloseTo(4984 - stopAfter(impulse) / 2, 9)
    expect(ends[2]?.x).toBeCloseTo(5016 + stopAfter(impulse) / 2, 9)
  })

  test('nothing separates more slowly than 1 mm/s', () => {
    const { ends } = shot(streetCourt, [capAt(984, 600)], 1.2, 0)
    expect(ends[0]?.x).toBeCloseTo(984 - stopAfter(1), 12)
  })
})

test('its numbers are those of the physics', () => {
  const { cap, edge, wall, post } = RESTITUTION
  expect(REFERENCE_RESTITUTION).toEqual({
    cap: exactly(cap),
    edge: exactly(edge),
    wall: exactly(wall),
    post: exactly(post),
  })
  expect(REFERENCE_REBOUND).toBe(exactly(SMALLEST_REBOUND))
})

test('what bounces to and fro without end bounces no more after a thousand changes of its motion', () => {
  const lane: Court = { ...streetCourt, walls: [{ from: { x: 32, y: 200 }, to: { x: 32, y: 800 } }] }
  const across = shot(lane, [capAt(16, 600)], -1000, 0)
  expect([across.ends, across.contacts.length]).toEqual([[{ x: 16, y: 600 }], 1000])
  // Along the lane nothing holds it: 1500² / 5000.
  const aslant = shot(lane, [capAt(16, 600)], -1000, 1500)
  expect(aslant.ends[0]?.x).toBeCloseTo(16, 12)
  expect(aslant.ends[0]?.y).toBeCloseTo(1050, 12)
})

test('a body that is not there is an error', () => {
  expect(() => referenceOf(streetCourt, [capAt(100, 100)], { body: 1, vx: 1, vy: 0 })).toThrow(RangeError)
  expect(() => shot(streetCourt, [capAt(100, 100)], 1, 0).positionAt(2, 0)).toThrow(RangeError)
})
