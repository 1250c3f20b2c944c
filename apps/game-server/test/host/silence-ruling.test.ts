import { millis, seatAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { silenceRuling } from '../../src/host/silence-ruling.ts'

const SILENCE = 60_000

test.each([
  { rule: 'R10.3', heard: [0, 5_000], now: 59_999, ruling: { kind: 'wait', until: 60_000 } },
  { rule: 'R10.3', heard: [0, 59_000], now: 60_000, ruling: { kind: 'leave', seats: [0], why: 'silent' } },
  {
    rule: 'R10.5',
    heard: [0, 5_000],
    here: [1],
    now: 66_000,
    ruling: { kind: 'leave', seats: [0], why: 'silent' },
  },
  {
    rule: 'R10.5',
    heard: [0, 5_000],
    here: [],
    now: 66_000,
    ruling: { kind: 'leave', seats: [0], why: 'both-gone' },
  },
  {
    rule: 'R10.5',
    heard: [500, 0],
    here: [],
    now: 66_000,
    ruling: { kind: 'leave', seats: [0, 1], why: 'both-gone' },
  },
  {
    rule: 'R10.5',
    heard: [1_000, 0],
    here: [],
    now: 66_000,
    ruling: { kind: 'leave', seats: [1], why: 'both-gone' },
  },
  { rule: 'R10.3', heard: [], now: 66_000, ruling: { kind: 'wait', until: null } },
])('$rule heard at $heard, now $now', ({ heard, here = [1], now, ruling }) => {
  const listening = heard.map((heardAt, seat) => ({
    seat: seatAt(seat),
    heardAt: millis(heardAt),
    isHere: here.includes(seat),
  }))
  expect(silenceRuling(listening, millis(now), SILENCE)).toEqual(ruling)
})
