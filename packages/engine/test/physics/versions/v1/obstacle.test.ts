import { expect, test } from 'vitest'
import type { Court } from '../../../../src/court/court.ts'
import { capAt, launch, openGround, velocityAfter } from '../../table.ts'

const withPost: Court = { ...openGround, posts: [{ at: { x: 5100, y: 5000 }, radius: 20 }] }
const withWall: Court = { ...openGround, walls: [{ from: { x: 5100, y: 4900 }, to: { x: 5100, y: 5100 } }] }

const atSpeed = (way: number): number => Math.sqrt(1e6 - 5000 * way)

test('off a post with 0.75 of the speed', () => {
  const trace = launch(withPost, [capAt(5000, 5000)], 1000, 0)
  expect(trace.contacts).toHaveLength(1)
  expect(trace.contacts[0]).toMatchObject({ kind: 'post', body: 0, post: 0 })
  expect(trace.contacts[0]?.time).toBeCloseTo((1000 - atSpeed(64)) / 2500, 13)
  expect(velocityAfter(trace, 0, 1)[0]).toBeCloseTo(-0.75 * atSpeed(64), 9)
})

test('off a post that is met at 45°', () => {
  const beside = 36 / Math.sqrt(2)
  const body = { ...capAt(5000, 5000), at: { x: 5100 - 2 * beside, y: 5000 - beside } }
  const trace = launch(withPost, [body], 1000, 0)
  const speed = atSpeed(beside)
  // Along the normal (1, 1)/√2 the speed v/√2 becomes −0.75·v/√2; across it stays.
  const [vx, vy] = velocityAfter(trace, 0, 1)
  expect(vx).toBeCloseTo(speed * 0.125, 8)
  expect(vy).toBeCloseTo(-speed * 0.875, 8)
})

test.each([
  { side: 'from the left', x: 5000, vx: 1000, sign: -1 },
  { side: 'from the right', x: 5200, vx: -1000, sign: 1 },
])('off the side of a wall piece with 0.70 of the speed, $side', ({ x, vx, sign }) => {
  const trace = launch(withWall, [capAt(x, 5000)], vx, 0)
  expect(trace.contacts).toHaveLength(1)
  expect(trace.contacts[0]).toMatchObject({ kind: 'wall', body: 0, wall: 0 })
  expect(velocityAfter(trace, 0, 1)[0]).toBeCloseTo(sign * 0.7 * atSpeed(84), 9)
})

test('the end of a wall piece, head on', () => {
  const trace = launch(withWall, [capAt(5100, 4800)], 0, 1000)
  expect(trace.contacts).toHaveLength(1)
  expect(trace.contacts[0]).toMatchObject({ kind: 'wall', wall: 0 })
  expect(velocityAfter(trace, 0, 1)[1]).toBeCloseTo(-0.7 * atSpeed(84), 9)
})

test('the end of a wall piece turns a cap aside', () => {
  // Passing the end 9.6 beyond it: the normal is (0.8, 0.6), the centre 12.8 before it.
  const trace = launch(withWall, [capAt(5000, 5109.6)], 1000, 0)
  const speed = atSpeed(87.2)
  const [vx, vy] = velocityAfter(trace, 0, 1)
  expect(vx).toBeCloseTo(speed * (1 - 1.7 * 0.64), 7)
  expect(vy).toBeCloseTo(speed * 1.7 * 0.48, 7)
})

test.each([
  { why: 'along its side, touching', from: [5116, 5000], velocity: [0, 1000] },
  { why: 'past its end, touching', from: [5000, 5116], velocity: [1000, 0] },
  { why: 'past its end, clear', from: [5000, 5117], velocity: [1000, 0] },
  { why: 'away from it', from: [5116, 5000], velocity: [1000, 0] },
])('a wall piece does not touch what slides $why', ({ from: [x = 0, y = 0], velocity: [vx = 0, vy = 0] }) => {
  expect(launch(withWall, [capAt(x, y)], vx, vy).contacts).toEqual([])
})

test('a slanted wall piece mirrors', () => {
  const court: Court = { ...openGround, walls: [{ from: { x: 5000, y: 5200 }, to: { x: 5200, y: 5000 } }] }
  const trace = launch(court, [capAt(5000, 5050)], 1000, 0)
  const [vx, vy] = velocityAfter(trace, 0, 1)
  // The normal is (1, 1)/√2: v becomes v·(1 − 1.7/2, −1.7/2).
  expect(vy / vx).toBeCloseTo(-0.85 / 0.15, 6)
})

test('a funnel of two wall pieces is met on both sides at once, and sends a cap straight back', () => {
  const court: Court = {
    ...openGround,
    walls: [
      { from: { x: 5000, y: 4900 }, to: { x: 5100, y: 5000 } },
      { from: { x: 5000, y: 5100 }, to: { x: 5100, y: 5000 } },
    ],
  }
  const trace = launch(court, [capAt(5000, 5000)], 1000, 0)
  const [first, second] = trace.contacts
  expect([first, second]).toMatchObject([
    { kind: 'wall', wall: 0 },
    { kind: 'wall', wall: 1 },
  ])
  expect(first?.time).toBe(second?.time)
  const [vx, vy] = velocityAfter(trace, 0, 1)
  expect(vx).toBeLessThan(-100)
  expect(vy).toBeCloseTo(0, 9)
})

test.each([
  { why: 'just before its end', y: 5100 - 1e-4 },
  { why: 'right at its end', y: 5100 },
  { why: 'just beyond its end', y: 5100 + 1e-4 },
])('a wall piece is touched in one place at an instant: $why', ({ y }) => {
  const trace = launch(withWall, [capAt(5000, y)], 1000, 0)
  expect(trace.contacts).toHaveLength(1)
  const [vx, vy] = velocityAfter(trace, 0, 1)
  expect(vx).toBeCloseTo(-0.7 * atSpeed(84), 2)
  expect(Math.abs(vy)).toBeLessThan(0.01)
})

test('a cap that grazes the end of a wall piece does not slide on into its side', () => {
  // It comes down on the piece by 2e-8 mm a mm, too flat for the round end to count.
  const court: Court = { ...openGround, walls: [{ from: { x: 5050, y: 5000 }, to: { x: 9000, y: 5000 } }] }
  const bodies = [{ ...capAt(5000, 5016), deceleration: 500 }]
  const trace = launch(court, bodies, 1900, -1900 * 2e-8)
  const deepest = trace.segments[0]?.at(-1)
  expect(trace.contacts.length).toBeGreaterThan(0)
  expect(deepest?.from.y).toBeGreaterThan(5016 - 2e-6)
})
