export { newId, openDatabase, type Database, type StoredLobby } from '@skelly/db'
export { exportAccount, type AccountExport, type Exporting } from './accounts/export-account.ts'
export { syncSettings, type SettingsSync } from './accounts/sync-settings.ts'
export { answerAppeal, ANSWER_REFUSALS, type AppealAnswering } from './appeals/answer-appeal.ts'
export { appealCase, APPEAL_REFUSALS, type Appealing } from './appeals/appeal-case.ts'
export { checkLedgers, LEDGER_START } from './auditing/check-ledgers.ts'
export { caseFileOf, type CaseFileQuestion } from './cases/case-file-of.ts'
export { listCases, type CaseList } from './cases/list-cases.ts'
export { nextCase } from './cases/next-case.ts'
export { decideCase, type Deciding } from './cases/decide-case.ts'
export { countAttempt, type AttemptCounting, type AttemptSending } from './challenges/count-attempt.ts'
export { ownLevels, type OwnLevel } from './challenges/own-levels.ts'
export { SOLUTION_REFUSALS, solutionOf, type SolutionRefusal } from './challenges/solution-of.ts'
export { countGame, type Counting, type Sending } from './counting/count-game.ts'
export { issueSeeds, type SeedRequest } from './counting/issue-seeds.ts'
export { Rechecker, type Rechecked } from './counting/rechecker.ts'
export { appendEntry, type Appending } from './journal/append-entry.ts'
export { entriesAfter, type Asking } from './journal/entries-after.ts'
export { estimateCase, type EstimatedCase, type Estimating } from './estimates/estimate-case.ts'
export { Estimator } from './estimates/estimator.ts'
export { beginGuest, type Guest } from './guests/begin-guest.ts'
export type { DeskHand } from './keeping-out/desk-hand.ts'
export {
  imposeSuspension,
  IMPOSING_REFUSALS,
  type SuspensionImposing,
} from './keeping-out/impose-suspension.ts'
export { keptOut, type KeptOutQuestion } from './keeping-out/kept-out.ts'
export { pausesOf, type Pause } from './keeping-out/pauses-of.ts'
export { liftSuspension, LIFTING_REFUSALS, type SuspensionLifting } from './keeping-out/lift-suspension.ts'
export { noticesOf, type NoticesQuestion } from './notices/notices-of.ts'
export { putAwayNotice, type PuttingAway } from './notices/put-away-notice.ts'
export { notAgreedOpinions } from './opinions/not-agreed-opinions.ts'
export type { OpeningRefusal, RankedOpeningRefusal } from './opening/lock-players.ts'
export { openRankedMatch, type RankedOpening, type RankedPlayer } from './opening/open-ranked-match.ts'
export {
  openRematch,
  type RematchLimits,
  type RematchOpening,
  type RematchRefusal,
} from './opening/open-rematch.ts'
export {
  openRoomMatch,
  type RoomMatchOpening,
  type RoomMatchRefusal,
  type RoomPlayer,
} from './opening/open-room-match.ts'
export { profileFor } from './profiles/profile-for.ts'
export { profileOf, type Profile } from './profiles/profile-of.ts'
export {
  choosePrivacy,
  PRIVACY_REFUSALS,
  type PrivacyChoice,
  type PrivacyRefusal,
} from './replays/choose-privacy.ts'
export { completeFacts, type FactsCompletion } from './replays/complete-facts.ts'
export { listReplays, type ReplayPage, type ReplayRow } from './replays/list-replays.ts'
export { privacyFor, type PrivacyView } from './replays/privacy-for.ts'
export { completeXp, type XpCompletion } from './progress/complete-xp.ts'
export { replayOfToday, type ReplayOfToday } from './replays/replay-of-today.ts'
export { claimRoom, type ClaimedRoom, type RoomClaim, type RoomClaimRefusal } from './rooms/claim-room.ts'
export { closeRoom, type RoomClosing } from './rooms/close-room.ts'
export { keepLobby, type LobbyKeeping } from './rooms/keep-lobby.ts'
export { lobbyOfRoom, type LobbyOfRoom } from './rooms/lobby-of-room.ts'
export { openMatchOfRoom } from './rooms/open-match-of-room.ts'
export { openRoom, type RoomOpening, type RoomOpeningRefusal } from './rooms/open-room.ts'
export { openRooms, type OpenRoom } from './rooms/open-rooms.ts'
export { restingCodes, type RestingCode } from './rooms/resting-codes.ts'
export { beat } from './serving/beat.ts'
export {
  claimMatch,
  type Claim,
  type ClaimedMatch,
  type ClaimRefusal,
  type SeatedPlayer,
} from './serving/claim-match.ts'
export { openMatches, type OpenMatch } from './serving/open-matches.ts'
export { loseMatch } from './settling/lose-match.ts'
export { matchResult } from './settling/match-result.ts'
export { seekOpinion, type Opine } from './settling/seek-opinion.ts'
export { settleMatch, type Settling } from './settling/settle-match.ts'
export type { SoughtOpinion } from './settling/sought-opinion.ts'
export { liveSessions } from './standing/live-sessions.ts'
export { nextMatchOf } from './standing/next-match-of.ts'
export { openGameOf, type OpenGame } from './standing/open-game-of.ts'
export { openMatchOf } from './standing/open-match-of.ts'
export { rankedStanding, type RankedStanding } from './standing/ranked-standing.ts'
export { ratedTodayBetween, type Pair } from './standing/rated-today-between.ts'
export {
  ROLE_REFUSALS,
  roleIn,
  type RoleLimits,
  type RoleQuestion,
  type RoleRefusal,
} from './standing/role-in.ts'
export { tableOf, type Table, type TableQuestion } from './standing/table-of.ts'
