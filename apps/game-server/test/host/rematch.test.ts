import { millis, seatAt, type Seat } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { noRematchYet, ruleRematch, takeBackWish, wishRematch } from '../../src/host/rematch.ts'

const UNTIL = millis(60_000)
const seatsOf = (seats: readonly number[]): readonly Seat[] => seats.map((seat) => seatAt(seat))
const offer = (matchId: string, until = 70_000) => ({ matchId, until: millis(until) })

describe('wishes', () => {
  test('the first one fixes the id and the time', () => {
    const first = wishRematch(noRematchYet(UNTIL), seatAt(1), offer('a'))
    expect(first).toEqual({ matchId: 'a', seats: [1], until: 70_000 })
    expect(wishRematch(first, seatAt(0), offer('b', 90_000))).toEqual({ ...first, seats: [0, 1] })
  })

  test('said twice is said once', () => {
    const twice = [offer('a'), offer('b')].reduce(
      (rematch, each) => wishRematch(rematch, seatAt(1), each),
      noRematchYet(UNTIL),
    )
    expect(twice.seats).toEqual([1])
  })

  test('taken back: the offer stands for the others', () => {
    const first = wishRematch(noRematchYet(UNTIL), seatAt(1), offer('a'))
    expect(takeBackWish(first, seatAt(1))).toEqual({ matchId: 'a', seats: [], until: 70_000 })
    expect(takeBackWish(first, seatAt(0))).toEqual(first)
  })
})

const WAIT = { kind: 'wait' }
const NONE = { kind: 'none' }
const open = (...seats: readonly number[]): object => ({ kind: 'open', seats })

test.each([
  { says: 'nobody has said anything', wishes: [], asked: [0, 1], now: 0, ruled: WAIT },
  { says: 'one of two', wishes: [0], asked: [0, 1], now: 59_999, ruled: WAIT },
  { says: 'one, and the other has gone', wishes: [0], asked: [0], now: 0, ruled: WAIT },
  { says: 'both', wishes: [0, 1], asked: [0, 1], now: 0, ruled: open(0, 1) },
  { says: 'both, at the last moment', wishes: [0, 1], asked: [0, 1], now: 60_000, ruled: open(0, 1) },
  { says: 'one, when the time is up', wishes: [0], asked: [0, 1], now: 60_000, ruled: NONE },
  { says: 'three of four', wishes: [0, 1, 3], asked: [0, 1, 2, 3], now: 59_999, ruled: WAIT },
  {
    says: 'three of four, the last has gone',
    wishes: [0, 1, 3],
    asked: [0, 1, 3],
    now: 0,
    ruled: open(0, 1, 3),
  },
  { says: 'a leaver who is for it, too', wishes: [0, 1, 2], asked: [0, 1], now: 0, ruled: open(0, 1, 2) },
  {
    says: 'two of four when the time is up',
    wishes: [1, 2],
    asked: [0, 1, 2, 3],
    now: 60_000,
    ruled: open(1, 2),
  },
  {
    says: 'one of four when the time is up',
    wishes: [1],
    asked: [0, 1, 2, 3],
    now: 60_000,
    ruled: NONE,
  },
  { says: 'one and a leaver', wishes: [0, 1], asked: [0], now: 0, ruled: open(0, 1) },
  { says: 'nobody is there any more', wishes: [], asked: [], now: 60_000, ruled: NONE },
])('$says: $ruled.kind', ({ wishes, asked, now, ruled }) => {
  const rematch = { matchId: wishes.length > 0 ? 'a' : null, seats: seatsOf(wishes), until: UNTIL }
  const question = { asked: seatsOf(asked), now: millis(now) }
  expect(ruleRematch(rematch, question)).toEqual(ruled)
})
