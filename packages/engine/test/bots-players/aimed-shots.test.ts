import { describe, expect, test } from 'vitest'
import { aim } from '../../src/bots/skelly/aim.ts'
import { banksTo } from '../../src/bots/skelly/bank.ts'
import { push } from '../../src/bots/skelly/push.ts'
import { straight } from '../../src/bots/skelly/straight.ts'
import { tableOf, type Table } from '../../src/bots/skelly/table.ts'
import {
  FILL_NAMES,
  launchOf,
  seatAt,
  simulate,
  streetCourt,
  type Fill,
  type Flick,
  type Point,
  type SkellyCap,
} from '../../src/index.ts'

/** Strengths are whole thousandths: over a metre that is some millimetres. */
const NEAR = 6

const capAt = (fill: Fill, at: Point): SkellyCap => ({
  fill,
  at,
  progress: 0,
  lastWon: null,
  sittingOut: 0,
  inGame: true,
  flicked: true,
  displaced: false,
})

const tableWith = (fill: Fill, at: Point, other: Point, grip = 100): Table => {
  const caps = [capAt(fill, at), capAt('floor', other)]
  const turn = { phase: 'aiming', mover: seatAt(0) } as const
  return tableOf({ physics: 1, court: 'street', grip, caps, wentOut: [], turn }, seatAt(0))
}

/** Where both caps lie after the flick. */
const restOf = ({ body, cap, others }: Table, flick: Flick): readonly Point[] => {
  const bodies = [body, ...others.map((other) => other.body)]
  return simulate(streetCourt, bodies, launchOf(flick, cap.fill, 0)).rest
}

const missBy = (rest: Point | undefined, to: Point): number =>
  Math.hypot((rest?.x ?? Infinity) - to.x, (rest?.y ?? Infinity) - to.y)

const far: Point = { x: 950, y: 1250 }

test.each(FILL_NAMES.flatMap((fill) => [85, 100, 115].map((grip) => ({ fill, grip }))))(
  '$fill on a street of grip $grip stops in the middle of box 1, meant straight',
  ({ fill, grip }) => {
    const at = { x: 400, y: 700 }
    const table = tableWith(fill, at, far, grip)
    const misses = straight(table, at).map((flick) => missBy(restOf(table, flick)[0], { x: 40, y: 40 }))
    expect(Math.min(...misses)).toBeLessThan(NEAR)
  },
)

describe('off each side of the edge', () => {
  const [from, to] = [
    { x: 300, y: 700 },
    { x: 700, y: 820 },
  ]
  const table = tableWith('candle', from, far)
  const banks = banksTo(table, from, to)

  test('there is a way', () => {
    expect(banks).toHaveLength(4)
  })

  test.each(banks.map((bank, side) => ({ side, ...bank })))(
    'side $side: stops where it is meant to',
    (bank) => {
      const [flick] = aim(table, from, bank.through, [bank.energy])
      const rest = flick === undefined ? undefined : restOf(table, flick)[0]
      expect(missBy(rest, to)).toBeLessThan(3 * NEAR)
    },
  )
})

describe('pushing another cap', () => {
  const other = { x: 500, y: 760 }

  test.each([
    { from: { x: 500, y: 1000 }, to: { x: 500, y: 300 } },
    { from: { x: 380, y: 1000 }, to: { x: 560, y: 300 } },
    { from: { x: 700, y: 900 }, to: { x: 100, y: 700 } },
  ])('from $from it comes to rest at $to', ({ from, to }) => {
    const table = tableWith('tar', from, other)
    const [first] = table.others
    const flicks = first === undefined ? [] : push(table, from, first, to)
    // the second is the push that just does; the others are a little less and more
    const [, just] = flicks.map((flick) => missBy(restOf(table, flick)[1], to))
    expect(just).toBeLessThan(3 * NEAR)
  })

  test('none where it would have to be pulled', () => {
    const table = tableWith('tar', { x: 500, y: 500 }, other)
    const [first] = table.others
    expect(first && push(table, { x: 500, y: 500 }, first, { x: 500, y: 300 })).toEqual([])
  })
})
