import { describe, expect, test } from 'vitest'
import { matchXp, type SeatTally } from '../../src/progress/match-xp.ts'

const seat = (shots: readonly number[], how: Partial<SeatTally> = {}): SeatTally => ({
  shots,
  rows: {},
  hasFlicked: true,
  hasLeft: false,
  hasWon: false,
  ...how,
})
const winner = (shots: readonly number[], how: Partial<SeatTally> = {}): SeatTally =>
  seat(shots, { hasWon: true, ...how })
const leaver = (shots: readonly number[], how: Partial<SeatTally> = {}): SeatTally =>
  seat(shots, { hasLeft: true, ...how })

describe('R11 XP of a game', () => {
  test.each([
    { why: 'a winner gets 120 and 30', seats: [winner([10, 25, 40]), seat([10])], xp: [225, 40] },
    { why: 'a leaver keeps what was done', seats: [winner([]), leaver([25, 10])], xp: [150, 35] },
    {
      why: 'all others left before everybody had flicked: no win',
      seats: [winner([]), leaver([], { hasFlicked: false })],
      xp: [30, 0],
    },
    {
      why: 'the winner had not flicked: no win either',
      seats: [winner([], { hasFlicked: false }), leaver([])],
      xp: [30, 0],
    },
    {
      why: 'one was knocked out, so not all others left',
      seats: [winner([40]), leaver([], { hasFlicked: false }), seat([], { hasFlicked: false })],
      xp: [190, 0, 30],
    },
  ])('$why', ({ seats, xp }) => {
    expect(matchXp({ counts: true, isOver: true, seats })).toEqual(xp)
  })

  test('a void game and a way that does not count earn nothing (R11.1)', () => {
    expect(matchXp({ counts: false, isOver: true, seats: [winner([40]), seat([10])] })).toEqual([0, 0])
  })

  test('a game that goes on has earned its shots only', () => {
    expect(matchXp({ counts: true, isOver: false, seats: [seat([10]), seat([])] })).toEqual([10, 0])
  })
})
