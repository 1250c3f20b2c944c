import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectedScore, WHOLE_SCORE } from '../../src/rating/expected-score.ts'
import { EXPECTED_SCORES } from '../../src/rating/expected-scores.ts'
import { rate, type Rated } from '../../src/rating/rate.ts'

const rated = (rating: number, ratedGames = 0, highest = rating): Rated => ({ rating, highest, ratedGames })

describe('R10.1 a rated game', () => {
  test.each([
    { why: 'two newcomers', winner: rated(1200), loser: rated(1200), after: [1220, 1180], k: [40, 40] },
    {
      why: 'the 30th game is still at 40',
      winner: rated(1200, 29),
      loser: rated(1200, 30),
      after: [1220, 1190],
      k: [40, 20],
    },
    {
      why: '2400 upwards',
      winner: rated(2400, 90),
      loser: rated(2400, 90),
      after: [2405, 2395],
      k: [10, 10],
    },
    {
      why: 'one short of 2400',
      winner: rated(2399, 90),
      loser: rated(2399, 90),
      after: [2409, 2389],
      k: [20, 20],
    },
    {
      why: 'K stays 10 below 2400',
      winner: rated(2300, 90, 2400),
      loser: rated(2300, 90),
      after: [2305, 2290],
      k: [10, 20],
    },
    {
      why: 'the favourite wins',
      winner: rated(1600, 40),
      loser: rated(1200, 40),
      after: [1602, 1198],
      k: [20, 20],
    },
    {
      why: 'the outsider wins',
      winner: rated(1200, 40),
      loser: rated(1600, 40),
      after: [1218, 1582],
      k: [20, 20],
    },
    { why: 'never below 100', winner: rated(100), loser: rated(110), after: [121, 100], k: [40, 40] },
    {
      why: 'no loss below what a correction took under 100',
      winner: rated(110, 0, 1200),
      loser: rated(94, 0, 1200),
      after: [129, 94],
      k: [40, 40],
    },
    {
      why: 'a win from below 100 counts from there',
      winner: rated(94, 0, 1200),
      loser: rated(110, 0, 1200),
      after: [115, 100],
      k: [40, 40],
    },
    {
      why: 'nothing to win from far below',
      winner: rated(3000, 99),
      loser: rated(100, 99),
      after: [3000, 100],
      k: [10, 20],
    },
  ])('$why: $after', ({ winner, loser, after, k }) => {
    const receipts = rate(winner, loser)
    expect([receipts.winner.after, receipts.loser.after]).toEqual(after)
    expect([receipts.winner.k, receipts.loser.k]).toEqual(k)
    expect(receipts.winner.before).toBe(winner.rating)
    expect(receipts.loser.before).toBe(loser.rating)
  })

  test('halves are rounded away from zero, for both', () => {
    const half = EXPECTED_SCORES.findIndex(
      (expected) => (40 * (WHOLE_SCORE - expected)) % WHOLE_SCORE === 5000,
    )
    expect(half).toBeGreaterThan(0)
    const { winner, loser } = rate(rated(1200 + half), rated(1200))
    const change = (40 * (WHOLE_SCORE - winner.expected)) / WHOLE_SCORE
    expect(change % 1).toBe(0.5)
    expect(winner.after - winner.before).toBe(change + 0.5)
    expect(loser.after - loser.before).toBe(-(change + 0.5))
  })

  test('with equal K and no floor the changes add up to nothing', () => {
    const rating = fc.integer({ min: 200, max: 2300 })
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        const { winner, loser } = rate(rated(one, 40), rated(other, 40))
        expect(winner.after - winner.before + (loser.after - loser.before)).toBe(0)
        expect(winner.expected + loser.expected).toBe(WHOLE_SCORE)
      }),
    )
  })
})

describe('the table of expected scores', () => {
  test('is the logistic curve with 400, rounded', () => {
    const curve = EXPECTED_SCORES.map((_, difference) =>
      Math.round(WHOLE_SCORE / (1 + 10 ** (-difference / 400))),
    )
    expect(EXPECTED_SCORES).toEqual(curve)
  })

  test.each([
    { own: 1200, other: 1200, expected: 5000 },
    { own: 1600, other: 1200, expected: 9091 },
    { own: 1200, other: 1600, expected: 909 },
    { own: 9000, other: 100, expected: 10_000 },
    { own: 100, other: 9000, expected: 0 },
  ])('$own against $other: $expected', ({ own, other, expected }) => {
    expect(expectedScore(own, other)).toBe(expected)
  })
})
