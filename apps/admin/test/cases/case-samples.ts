import type { CaseFile, CaseRow, CaseSeat, DecisionView } from '@skelly/protocol'

/** A made-up id that ends in a number. */
export const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const rowAt = (number: number): CaseRow => ({
  matchId: idOf(number),
  reason: 'silent',
  verdict: 'open',
  isAppealed: false,
  endedAt: number * 1_000,
  openedAt: number * 1_000,
  players: [],
  leaverId: null,
  stake: 0,
  lately: null,
})

/** Whose rating has gone from `before` to `after` by the game, and is `rating` now. */
const seatWith = (number: number, rating: number, before: number, after: number): CaseSeat => ({
  id: idOf(number),
  name: `Player ${String(number)}`,
  rating,
  seat: number,
  fill: 'tar',
  colour: number,
  place: null,
  receipt: { before, expected: 0.5, k: 40, after },
  ratedGames: 3,
  record: { won: 1, lost: 2, void: 0 },
  earlier: [],
  keptOutUntil: null,
})

export const decisionOf = (version: number, said: Partial<DecisionView>): DecisionView => ({
  id: idOf(100 + version),
  version,
  kind: 'void',
  reason: 'why',
  by: 'Mo',
  at: version,
  reversesId: null,
  isReversed: false,
  corrections: [],
  ...said,
})

/** Player 0 has walked out and lost 20 by it. */
export const openCase: Pick<CaseFile, 'seats' | 'leaverId' | 'verdict' | 'decisions'> = {
  seats: [seatWith(0, 1_195, 1_200, 1_180), seatWith(1, 1_220, 1_200, 1_220)],
  leaverId: idOf(0),
  verdict: 'open',
  decisions: [],
}
