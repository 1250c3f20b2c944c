import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchXp, type SeatTally } from '../../src/progress/match-xp.ts'
import { soloXp } from '../../src/progress/solo-xp.ts'
import { matchXpRows, soloXpRows, XP_ROWS, xpIn } from '../../src/progress/xp-rows.ts'

const WORTH = { box: 10, pot: 25, 'knock-in': 25, rescue: 25, knockout: 40, chalk: 0 } as const
const shot = fc.constantFrom(...(Object.keys(WORTH) as (keyof typeof WORTH)[]))

const seat: fc.Arbitrary<SeatTally> = fc
  .record({ verdicts: fc.array(shot), hasFlicked: fc.boolean(), hasLeft: fc.boolean(), hasWon: fc.boolean() })
  .map(({ verdicts, ...how }) => {
    const rows: Record<string, number> = {}
    for (const verdict of verdicts) rows[verdict] = (rows[verdict] ?? 0) + WORTH[verdict]
    delete rows['chalk']
    return { ...how, rows, shots: verdicts.map((verdict) => WORTH[verdict]) }
  })

test('R11: the rows of a game add up to its XP, whatever happened in it', () => {
  fc.assert(
    fc.property(
      fc.array(seat, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      (seats, counts, isOver) => {
        const tally = { seats, counts, isOver }
        expect(matchXpRows(tally).map(xpIn)).toEqual(matchXp(tally))
      },
    ),
  )
})

test('R11.1: those of a solo run too', () => {
  fc.assert(
    fc.property(seat, fc.integer({ min: 1, max: 3 }), (one, stars) => {
      expect(xpIn(soloXpRows(one, stars))).toBe(soloXp(one.shots, stars))
    }),
  )
})

test('rows that gave nothing are not there, and a row that R11 does not have is a bug', () => {
  expect(soloXpRows({ rows: { box: 0, pot: 50 } }, 2)).toEqual({ pot: 50, run: 80 })
  expect(() => soloXpRows({ rows: { chalk: 5 } }, 1)).toThrow('R11 has no row chalk')
  expect(XP_ROWS).toHaveLength(8)
})
