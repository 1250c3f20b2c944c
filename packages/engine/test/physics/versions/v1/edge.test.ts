import { expect, test } from 'vitest'
import { streetCourt } from '../../../../src/court/street-court.ts'
import { capAt, launch, openGround, velocityAfter } from '../../table.ts'

test.each([
  { side: 'right', from: [900, 600], velocity: [1000, 0] },
  { side: 'left', from: [100, 600], velocity: [-1000, 0] },
  { side: 'top', from: [500, 100], velocity: [0, -1000] },
  { side: 'bottom', from: [500, 1200], velocity: [0, 1000] },
])(
  'R2.5: off the $side edge with 0.70 of the speed',
  ({ from: [x = 0, y = 0], velocity: [vx = 0, vy = 0] }) => {
    const trace = launch(streetCourt, [capAt(x, y)], vx, vy)
    // 84 mm to go at 1000 mm/s and 2500 mm/s².
    const arrives = Math.sqrt(1e6 - 5000 * 84)
    expect(trace.contacts).toHaveLength(1)
    expect(trace.contacts[0]).toMatchObject({ kind: 'edge', body: 0 })
    expect(trace.contacts[0]?.time).toBeCloseTo((1000 - arrives) / 2500, 14)
    const [afterX, afterY] = velocityAfter(trace, 0, 1)
    expect(afterX).toBeCloseTo(-Math.sign(vx) * 0.7 * arrives, 9)
    expect(afterY).toBeCloseTo(-Math.sign(vy) * 0.7 * arrives, 9)
  },
)

test('R2.5: aslant, the speed along the edge is kept', () => {
  const trace = launch(streetCourt, [capAt(984, 600)], 500, 400)
  expect(velocityAfter(trace, 0, 1).map((speed) => speed.toFixed(9))).toEqual([
    '-350.000000000',
    '400.000000000',
  ])
})

test('a corner, exactly: both sides at one instant', () => {
  const trace = launch(streetCourt, [capAt(884, 1184)], 1500, 1500)
  const [right, bottom, ...others] = trace.contacts
  expect([right?.kind, bottom?.kind, others]).toEqual(['edge', 'edge', []])
  expect(right?.time).toBe(bottom?.time)
  const [vx, vy] = velocityAfter(trace, 0, 1)
  expect(vx).toBeCloseTo(vy, 9)
  expect(vx).toBeLessThan(0)
  expect(trace.rest[0]?.x).toBe((trace.rest[0]?.y ?? 0) - 300)
})

test('a cap that leans on the edge slides along it untouched', () => {
  const trace = launch(streetCourt, [capAt(16, 600)], 0, 500)
  expect(trace.contacts).toEqual([])
  expect(trace.rest).toEqual([{ x: 16, y: 650 }])
})

test('a cap that leans on the edge is flicked off it, and into it', () => {
  expect(launch(streetCourt, [capAt(16, 600)], 500, 0).contacts).toEqual([])
  const into = launch(streetCourt, [capAt(16, 600)], -500, 0)
  expect(into.contacts).toEqual([{ kind: 'edge', time: 0, body: 0 }])
  expect(into.rest).toEqual([{ x: 16 + (350 * 350) / 5000, y: 600 }])
})

test('the smallest rebound is 1 mm/s', () => {
  const trace = launch(streetCourt, [capAt(984, 600)], 1.2, 0)
  expect(velocityAfter(trace, 0, 1)[0]).toBeCloseTo(-1, 12)
})

test('a cap against the edge that is struck towards it hands the blow back', () => {
  const trace = launch(streetCourt, [capAt(900, 600), capAt(984, 600)], 2000, 0)
  expect(trace.contacts.slice(0, 3).map(({ kind }) => kind)).toEqual(['cap', 'edge', 'cap'])
  expect(trace.rest[0]?.x).toBeLessThan(952)
  expect(trace.rest[1]?.x).toBeLessThanOrEqual(984)
})

test('an open court has no edge', () => {
  const trace = launch({ ...openGround, width: 100, height: 100 }, [capAt(50, 50)], 2000, 0)
  expect(trace.contacts).toEqual([])
  expect(trace.rest).toEqual([{ x: 850, y: 50 }])
})
