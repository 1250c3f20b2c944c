export { ok, refuse, unreachable, type Result } from '@skelly/engine'
export {
  keptAttemptSchema,
  levelBestSchema,
  levelNumberSchema,
  ownLevelsSchema,
  SENT_ATTEMPT_REFUSALS,
  solutionSchema,
  starsSchema,
  type KeptAttempt,
  type SentAttemptRefusal,
} from './challenge.ts'
export {
  COUNTING_REFUSALS,
  countedGameSchema,
  countingAnswerSchema,
  issuedSeedSchema,
  seedWordSchema,
  seedIssueSchema,
  type CountedGame,
  type CountingAnswer,
  type CountingRefusal,
  type SeedIssue,
} from './counted-game.ts'
export { levelOf, xpOfLevel } from './level.ts'
export {
  aimSchema,
  flickSchema,
  leaveSchema,
  matchClientMessages,
  latelySchema,
  pageSchema,
  pongSchema,
  rematchSchema,
  saySchema,
  setDownSchema,
  sinceSchema,
  tapSchema,
  type AimMessage,
  type FlickMessage,
  type MatchClientMessage,
  type PageState,
  type PongMessage,
  type SetDownMessage,
  type SinceMessage,
} from './match-messages.ts'
export type { EntryNews, MatchNews, Refused, RoomRefusal } from './match-news.ts'
export {
  matchResultSchema,
  ratingReceiptSchema,
  seatResultSchema,
  type MatchResult,
  type RatingReceipt,
  type SeatResult,
} from './match-result.ts'
export { NAME_PATTERN, playerCardSchema, type PlayerCard } from './player.ts'
export { policyFrom } from './policy-from.ts'
export {
  POLICY,
  type DeviceGamesPolicy,
  type Policy,
  type RoomsPolicy,
  type WalkOutsPolicy,
} from './policy.ts'
export {
  PRESENCES,
  seatPresenceSchema,
  tablePresenceSchema,
  type Presence,
  type SeatPresence,
} from './presence.ts'
export { anyoneSchema, queueClientMessages, type QueueNews } from './queue-messages.ts'
export { stageSchema, type Stage } from './stage.ts'
export {
  admissionSchema,
  ticketPurposeSchema,
  type Admission,
  type TicketBearer,
  type TicketPurpose,
} from './ticket.ts'
export { CLIENT_CLOSE_CODES, CLOSE_CODES, joiningSchema, ROOMS, WIRE_VERSION } from './wire.ts'
export { deskAnswerSchema, DESK_REFUSALS, DESK_ROUTES, type DeskAnswer } from './rooms/desk.ts'
export {
  LOBBY_REFUSALS,
  lobbyClientMessages,
  type LobbyClientMessage,
  type LobbyRefusal,
} from './rooms/lobby-messages.ts'
export {
  lobbySeatSchema,
  lobbyViewSchema,
  type LobbyNews,
  type LobbySeat,
  type LobbyView,
} from './rooms/lobby-news.ts'
export { CAP_COLOURS } from './rooms/cap-colours.ts'
export { FIRST_FILL } from './rooms/first-fill.ts'
export { QUICK_WORDS, quickWordSchema, type QuickWord } from './rooms/quick-words.ts'
export { CODE_LENGTH, CODE_LETTERS, roomCodeSchema } from './rooms/room-code.ts'
export {
  ROOM_CLOCKS,
  roomOptionsSchema,
  TURN_ORDERS,
  USUAL_ROOM,
  WATCHING,
  type RoomOptions,
} from './rooms/room-options.ts'
export type { RematchWish, TableFacts } from './rooms/table-facts.ts'
export { keptAt, keptOf, readKeptSettings, SETTING_NAMES } from './settings/kept-settings-codec.ts'
export { keptSettingsSchema, type KeptSettings } from './settings/kept-settings.ts'
export { mergeSettings } from './settings/merge-settings.ts'
export {
  AMOUNTS,
  LANGUAGES,
  SETTINGS_VERSION,
  THEMES,
  type Amount,
  type Theme,
} from './settings/setting-values.ts'
export { settingSchemas, settingsSchema, type SettingName, type Settings } from './settings/settings.ts'
export {
  accountSettingsSchema,
  settingsChangesSchema,
  type AccountSettings,
  type SettingsChanges,
} from './settings/settings-exchange.ts'
export { settingsFrom } from './settings/settings-from.ts'
export { USUAL_SETTINGS } from './settings/usual-settings.ts'
export {
  appealSchema,
  caseFileSchema,
  caseSeatSchema,
  correctionSchema,
  decidedSchema,
  decisionSchema,
  estimateSchema,
  timelineEventSchema,
  type AppealView,
  type CaseFile,
  type CaseSeat,
  type Correction,
  type Decided,
  type DecisionView,
  type EstimateView,
  type TimelineEvent,
} from './cases/case-file.ts'
export {
  casePageSchema,
  caseQuestionSchema,
  caseRowSchema,
  deskPlayerSchema,
  type CasePage,
  type CaseQuestion,
  type CaseRow,
  type DeskPlayer,
} from './cases/case-row.ts'
export { keptOutSchema, noticeSchema, type KeptOut, type NoticeView } from './cases/kept-out.ts'
export {
  ADMIN_ROLES,
  adminRoleSchema,
  CASE_REASONS,
  caseReasonSchema,
  DECISION_KINDS,
  decisionKindSchema,
  deskTextSchema,
  VERDICTS,
  verdictSchema,
  type AdminRole,
  type CaseReason,
  type DecisionKind,
  type Verdict,
} from './cases/words.ts'
