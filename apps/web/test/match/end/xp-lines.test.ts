import { seatAt, type Ruling, type SkellyEvent } from '@skelly/engine'
import { expect, test } from 'vitest'
import { xpLines } from '../../../src/match/end/xp-lines.ts'
import { shotId } from '../../stage/table.ts'

const quiet: Ruling = {
  verdict: 'miss',
  won: null,
  knockedOut: [],
  freed: [],
  becameKiller: false,
  lostKiller: false,
  again: false,
  setDown: null,
  xp: 0,
}
const shot = (seat: number, ruling: Partial<Ruling>): SkellyEvent => ({
  kind: 'shot',
  seat: seatAt(seat),
  shotId: shotId('a'),
  flick: { dx: 0, dy: -1, strength: 1 },
  rolls: 1,
  rest: [],
  touched: [],
  ruling: { ...quiet, ...ruling },
})

const events = [
  shot(0, { verdict: 'box', xp: 10 }),
  shot(0, { verdict: 'pot', xp: 25 }),
  shot(0, { verdict: 'pot', xp: 25 }),
  shot(1, { verdict: 'rescue', xp: 25 }),
  shot(0, {}),
  shot(0, { verdict: 'knockout', knockedOut: [seatAt(1), seatAt(2)], xp: 80 }),
]

test('R11 a winner’s XP, each kind in a line', () => {
  expect(xpLines(events, seatAt(0), 10 + 50 + 80 + 120 + 30)).toEqual([
    { key: 'xp_boxes', count: 1, xp: 10 },
    { key: 'xp_pots', count: 2, xp: 50 },
    { key: 'xp_knockouts', count: 2, xp: 80 },
    { key: 'xp_won', count: 1, xp: 120 },
    { key: 'xp_played', count: 1, xp: 30 },
  ])
})

test('R11.1 whoever left keeps what was done and no more', () => {
  expect(xpLines(events, seatAt(1), 25)).toEqual([{ key: 'xp_rescues', count: 1, xp: 25 }])
})

test('R11.1 whoever was knocked out played to the end', () => {
  expect(xpLines(events, seatAt(1), 55)).toContainEqual({ key: 'xp_played', count: 1, xp: 30 })
})
