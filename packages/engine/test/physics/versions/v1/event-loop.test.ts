import { expect, test } from 'vitest'
import { mayLieAt } from '../../../../src/court/may-lie-at.ts'
import { streetCourt } from '../../../../src/court/street-court.ts'
import { launchOf } from '../../../../src/flick/launch-of.ts'
import { positionAt } from '../../../../src/physics/position-at.ts'
import { simulate } from '../../../../src/physics/versions/v1/simulate.ts'
import { capAt, launch, openGround } from '../../table.ts'

test('a cap on ice would bounce for years: at the bound on events everything is stopped where it is', () => {
  const bodies = [
    { ...capAt(500, 600), deceleration: 1e-12 },
    { ...capAt(200, 300), deceleration: 1e-12 },
  ]
  const trace = launch(streetCourt, bodies, 2999, 1777)
  expect(trace.bounded).toBe(true)
  const discs = trace.rest.map((at) => ({ at, radius: 16 }))
  for (const [place, disc] of discs.entries()) {
    expect(mayLieAt(streetCourt, disc, discs.toSpliced(place, 1))).toBe(true)
    expect(positionAt(trace, bodies, place, trace.duration)).toEqual(disc.at)
  }
})

test('a cap in a slot that fits exactly, struck aslant, is held fast and nothing hangs', () => {
  const court = {
    ...openGround,
    walls: [
      { from: { x: 5000, y: 5000 }, to: { x: 5400, y: 5000 } },
      { from: { x: 5000, y: 5032 }, to: { x: 5400, y: 5032 } },
    ],
  }
  const bodies = [capAt(4900, 4990), capAt(5010, 5016)]
  const trace = launch(court, bodies, 3000, 300)
  expect(trace.contacts.some(({ kind }) => kind === 'cap')).toBe(true)
  expect(trace.bounded).toBe(false)
  expect(trace.rest[1]?.y).toBe(5016)
})

test('two caps that pass each other in a lane which they fill to a hair are not thrown about for ever', () => {
  const lane = { ...streetCourt, width: 64, height: 202 }
  const bodies = [capAt(47.998046875, 48.0048828125), capAt(16.0009765625, 47.4296875)]
  const trace = simulate(lane, bodies, launchOf({ dx: -532_374, dy: -912_071, strength: 1000 }, 'empty', 1))
  expect(trace.bounded).toBe(false)
  expect(trace.contacts.length).toBeLessThan(5000)
})

test('a cap in a narrowing wedge comes to rest', () => {
  const court = {
    ...openGround,
    walls: [
      { from: { x: 5000, y: 5000 }, to: { x: 5600, y: 5040 } },
      { from: { x: 5000, y: 5100 }, to: { x: 5600, y: 5060 } },
    ],
  }
  const trace = launch(court, [capAt(5050, 5050)], 3600, 3)
  expect(trace.bounded).toBe(false)
  expect(trace.contacts.length).toBeLessThan(1500)
  expect(trace.rest[0]?.x).toBeLessThan(5600)
})

test('a row of twelve touching caps against the edge', () => {
  const row = Array.from({ length: 12 }, (_, place) =>
    capAt(984 - 32 * place, 650, place % 2 === 0 ? 'tar' : 'empty'),
  )
  const trace = simulate(streetCourt, [capAt(500, 650, 'tar'), ...row], { body: 0, vx: 3000, vy: 0 })
  expect(trace.bounded).toBe(false)
  expect(trace.rest.every(({ y }) => y === 650)).toBe(true)
})

test('a cap that pushes a more strongly braked one touches it finitely often', () => {
  const bodies = [capAt(5000, 5000, 'tar'), { ...capAt(5032, 5000), deceleration: 50_000 }]
  const trace = launch(openGround, bodies, 2000, 0)
  expect(trace.bounded).toBe(false)
  expect(trace.contacts.length).toBeGreaterThan(5)
})

test.each([
  { why: 'NaN', vx: NaN, vy: 0 },
  { why: 'no such body', body: 7, vx: 100, vy: 0 },
])('nonsense hangs nothing: $why', ({ body = 0, vx, vy }) => {
  const trace = simulate(streetCourt, [capAt(500, 600)], { body, vx, vy })
  expect(trace.rest).toEqual([{ x: 500, y: 600 }])
})
