export { ok, refuse, unreachable, type Result } from '@skelly/engine'
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
export { levelOf } from './level.ts'
export {
  aimSchema,
  flickSchema,
  leaveSchema,
  matchClientMessages,
  pongSchema,
  setDownSchema,
  sinceSchema,
  type AimMessage,
  type FlickMessage,
  type MatchClientMessage,
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
export { POLICY, type DeviceGamesPolicy, type Policy } from './policy.ts'
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
export { CLOSE_CODES, ROOMS, WIRE_VERSION } from './wire.ts'
