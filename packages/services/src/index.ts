export { newId, openDatabase, type Database } from '@skelly/db'
export { countGame, type Counting, type Sending } from './counting/count-game.ts'
export { issueSeeds, type SeedRequest } from './counting/issue-seeds.ts'
export { Rechecker, type Rechecked } from './counting/rechecker.ts'
export { appendEntry, type Appending } from './journal/append-entry.ts'
export { entriesAfter, type Asking } from './journal/entries-after.ts'
export {
  openRankedMatch,
  type OpeningRefusal,
  type RankedOpening,
  type RankedPlayer,
} from './opening/open-ranked-match.ts'
export { beat } from './serving/beat.ts'
export {
  claimMatch,
  type Claim,
  type ClaimedMatch,
  type ClaimRefusal,
  type SeatedPlayer,
} from './serving/claim-match.ts'
export { openMatchIds } from './serving/open-match-ids.ts'
export { loseMatch } from './settling/lose-match.ts'
export { matchResult } from './settling/match-result.ts'
export { seekOpinion, type Opine } from './settling/seek-opinion.ts'
export { settleMatch, type Settling } from './settling/settle-match.ts'
export type { SoughtOpinion } from './settling/sought-opinion.ts'
export { liveSessions } from './standing/live-sessions.ts'
export { openMatchOf } from './standing/open-match-of.ts'
export { rankedStanding, type RankedStanding } from './standing/ranked-standing.ts'
export { ratedTodayBetween, type Pair } from './standing/rated-today-between.ts'
export { SEAT_REFUSALS, seatIn, type SeatQuestion, type SeatRefusal } from './standing/seat-in.ts'
