import { POLICY, type MatchResult } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { isTableStanding } from '../../src/server/is-table-standing.ts'

const result: MatchResult = {
  matchId: '00000000-0000-7000-8000-000000000000',
  outcome: { kind: 'won', leaving: null },
  abandoned: false,
  verdict: null,
  endedAt: 1_000_000,
  seats: [],
  replayId: null,
}

test('a table stands until no rematch can be agreed on any more', () => {
  expect(isTableStanding(result, POLICY, 1_119_999)).toBe(true)
  expect(isTableStanding(result, POLICY, 1_120_000)).toBe(false)
})
