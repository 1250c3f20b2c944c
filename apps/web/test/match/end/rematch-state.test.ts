import { seatAt } from '@skelly/engine'
import type { MatchSnapshot } from '@skelly/game-client'
import type { MatchResult } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { isAnswerAwaited, rematchState } from '../../../src/match/end/rematch-state.ts'

const result: MatchResult = {
  matchId: '00000000-0000-7000-8000-000000000000',
  outcome: { kind: 'won', leaving: null },
  abandoned: false,
  verdict: null,
  endedAt: 0,
  seats: [],
  replayId: null,
}
type Part = Parameters<typeof rematchState>[0]
const settled: Part = {
  rematch: null,
  nextMatchId: null,
  result,
  seat: seatAt(0),
  status: { kind: 'live' },
}
const wish = (...seats: readonly number[]): MatchSnapshot['rematch'] => ({
  matchId: 'n',
  seats,
  until: 9_000,
})

test.each<{ when: string; part: Part; then: object }>([
  { when: 'the game is not counted yet', part: { ...settled, result: null }, then: { kind: 'none' } },
  { when: 'nobody has asked', part: settled, then: { kind: 'open' } },
  { when: 'nobody has asked whom one watches', part: { ...settled, seat: null }, then: { kind: 'none' } },
  { when: 'the table is closed', part: { ...settled, status: { kind: 'over' } }, then: { kind: 'none' } },
  {
    when: 'another asks',
    part: { ...settled, rematch: wish(1) },
    then: { kind: 'asked', by: [1], isMine: false, until: 9_000 },
  },
  {
    when: 'one asks oneself',
    part: { ...settled, rematch: wish(0, 1) },
    then: { kind: 'asked', by: [0, 1], isMine: true, until: 9_000 },
  },
  {
    when: 'one watches',
    part: { ...settled, seat: null, rematch: wish(0) },
    then: { kind: 'asked', by: [0], isMine: null, until: 9_000 },
  },
  {
    when: 'it stands',
    part: { ...settled, rematch: wish(0, 1), nextMatchId: 'n' },
    then: { kind: 'stands' },
  },
])('when $when: $then.kind', ({ part, then }) => {
  expect(rematchState(part)).toEqual(then)
})

test.each<{ when: string; part: Part; then: boolean }>([
  { when: 'another waits for me', part: { ...settled, rematch: wish(1) }, then: true },
  { when: 'I wait for the others', part: { ...settled, rematch: wish(0) }, then: false },
  { when: 'one watches', part: { ...settled, seat: null, rematch: wish(1) }, then: false },
  { when: 'nobody has asked', part: settled, then: false },
])('an answer is awaited of this screen: $when', ({ part, then }) => {
  expect(isAnswerAwaited(rematchState(part))).toBe(then)
})
