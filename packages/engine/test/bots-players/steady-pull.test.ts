import { expect, test } from 'vitest'
import { steadyPull } from '../../src/bots/index.ts'
import {
  beginMatch,
  flickOfPull,
  isCentreIn,
  FULL_PULL,
  PHYSICS_VERSION,
  seatAt,
  seedOf,
  skelly,
  streetCourt,
  type Fill,
  type SkellyState,
} from '../../src/index.ts'

const first = seatAt(0)

const startWith = (fill: Fill): SkellyState => {
  const seed = seedOf('0'.repeat(32))
  if (seed === null) throw new Error('no seed')
  const seats = [fill, 'tar' as const].map((each, place) => ({ name: `seat-${String(place)}`, fill: each }))
  const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: 1 }
  const fixed = { ruleset: 'skelly', way: 'ranked', court: 'street', grip: 100, shotClock: 20 } as const
  return beginMatch(skelly, { ...fixed, versions, seed, seats }).state
}

test.each(['empty', 'candle', 'crayon', 'floor', 'tar'] as const)(
  'R5.1: %s runs from START to a killer by whole pixels, all pots after the first box but at the turn',
  (fill) => {
    let state = startWith(fill)
    const verdicts: string[] = []
    while ((state.caps[0]?.progress ?? 25) < 25 && verdicts.length < 20) {
      const found = mustLeave(state)
        ? stepOut(state)
        : steadyPull(state, first, ({ verdict }) => verdict === 'pot' || verdict === 'box')
      if (found === null) throw new Error(`no pull at ${JSON.stringify(state.caps[0])}`)
      verdicts.push(found.ruling.verdict)
      state = { ...found.after, turn: { phase: 'aiming', mover: first } }
    }
    const pots = (count: number) => Array.from({ length: count }, () => 'pot')
    expect(verdicts).toEqual(['box', ...pots(6), 'miss', 'box', ...pots(6)])
  },
)

/** R5.10: the target is box 12, won last, and the cap is still in it. */
const mustLeave = ({ caps: [cap] }: SkellyState): boolean => {
  const box = streetCourt.boxes.find(({ number }) => number === cap?.lastWon)
  return cap?.progress === 13 && cap.lastWon === 12 && box !== undefined && isCentreIn(box.area, cap.at)
}

const stepOut = (state: SkellyState) =>
  steadyPull(state, first, ({ verdict }) => verdict === 'miss', { x: 540, y: 800 })

test('a pull is whole pixels, no longer than a full one, and gives the flick', () => {
  const found = steadyPull(startWith('candle'), first, ({ verdict }) => verdict === 'box')
  if (found === null) throw new Error('no pull')
  const { dx, dy } = found.pull
  expect([dx, dy].every(Number.isInteger)).toBe(true)
  expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(FULL_PULL)
  expect(flickOfPull(found.pull)).toEqual(found.flick)
})

test('null when no pull does it', () => {
  expect(steadyPull(startWith('tar'), first, ({ verdict }) => verdict === 'knockout')).toBeNull()
})
