import { seatAt, type Ruling, type SkellyEvent } from '@skelly/engine'
import { expect, test } from 'vitest'
import { xpLines, xpNote } from '../../../src/match/end/xp-lines.ts'
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

test.each([
  { who: 'a winner whose win counts', seat: 0, total: 290, hasWon: true, note: null },
  {
    who: 'a winner over somebody who never flicked',
    seat: 0,
    total: 170,
    hasWon: true,
    note: 'xpNote_unflicked',
  },
  { who: 'one who was knocked out', seat: 1, total: 55, hasWon: false, note: null },
  { who: 'one who left', seat: 1, total: 25, hasWon: false, note: 'xpNote_left' },
  { who: 'one who left without a shot', seat: 2, total: 0, hasWon: false, note: 'xpNote_left' },
] as const)('R11.1 $who is told $note', ({ seat, total, hasWon, note }) => {
  expect(xpNote(xpLines(events, seatAt(seat), total), hasWon)).toBe(note)
})
