import { expect, test } from 'vitest'
import { draw } from '../src/draw.ts'
import { planLine } from '../src/line-plan.ts'
import type { Weather } from '../src/weather.ts'

const STORM: Weather = {
  delay: 300,
  jitter: 100,
  stalls: { share: 0.1, longest: 2_000 },
  cuts: { share: 0.5, up: [400, 900], down: [3_000, 9_000] },
  refusals: { share: 0.25, row: 3 },
}
const CONNECTIONS = Array.from({ length: 400 }, (_, connection) => connection)

/** All of a plan that can be seen, for so many bytes. */
const seen = (seed: number, connection: number) => {
  const { up, down, isRefused } = planLine(seed, connection, STORM)
  const stretches = [up, down].map(({ stretchOf }) => [0, 500, 5_000].map(stretchOf))
  return { isRefused, cuts: [up.cutAfter, down.cutAfter], stretches }
}

test('the same seed does the same to the n-th connection and byte, in whatever order it is asked', () => {
  const forwards = CONNECTIONS.map((connection) => seen(7, connection))
  const backwards = CONNECTIONS.toReversed().map((connection) => seen(7, connection))
  expect(backwards.toReversed()).toEqual(forwards)
  expect(CONNECTIONS.map((connection) => seen(8, connection))).not.toEqual(forwards)
})

test('everything is drawn within its bounds, and about as often as it is to come', () => {
  const plans = CONNECTIONS.map((connection) => planLine(7, connection, STORM))
  const cuts = plans.flatMap(({ up, down }) => [up.cutAfter ?? [], down.cutAfter ?? []].flat())
  expect(cuts.length).toBeGreaterThan(150)
  expect(cuts.length).toBeLessThan(250)
  for (const { up, down } of plans) {
    expect(up.cutAfter === null || down.cutAfter === null).toBe(true)
    expect(up.cutAfter ?? 400).toBeGreaterThanOrEqual(400)
    expect(up.cutAfter ?? 900).toBeLessThanOrEqual(900)
    expect(down.cutAfter ?? 3_000).toBeGreaterThanOrEqual(3_000)
    expect(down.cutAfter ?? 9_000).toBeLessThanOrEqual(9_000)
  }
  const stretches = plans.flatMap(({ up, down }) => [up, down].map(({ stretchOf }) => stretchOf(1_000)))
  for (const { late, isHeld } of stretches) {
    expect(late).toBeGreaterThanOrEqual(300)
    expect(late).toBeLessThan(isHeld ? 2_400 : 400)
  }
  const held = stretches.filter(({ isHeld }) => isHeld).length
  expect(held).toBeGreaterThan(40)
  expect(held).toBeLessThan(130)
})

test('who is refused is refused for a whole row', () => {
  const rows = Array.from({ length: 100 }, (_, row) =>
    [0, 1, 2].map((place) => planLine(7, 3 * row + place, STORM).isRefused),
  )
  expect(rows.every((row) => new Set(row).size === 1)).toBe(true)
  const refused = rows.filter(([isRefused]) => isRefused).length
  expect(refused).toBeGreaterThan(10)
  expect(refused).toBeLessThan(45)
})

test('draws are spread evenly and do not follow their neighbours', () => {
  const values = Array.from({ length: 4_000 }, (_, place) => draw(1, 'jitter-up', 0, place))
  const tenths = Array.from(
    { length: 10 },
    (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length,
  )
  for (const count of tenths) expect(Math.abs(count - 400)).toBeLessThan(80)
  const rising = values.filter((value, place) => value > (values[place - 1] ?? 0)).length
  expect(Math.abs(rising - 2_000)).toBeLessThan(150)
})
