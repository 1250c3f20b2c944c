import { FILL_NAMES, LEAVINGS, VOIDINGS } from '@skelly/engine'
import { z } from 'zod'
import { verdictSchema } from './cases/words.ts'

/** A rated game's effect on one player: shown when the game ends and kept (policies, Rating receipt). */
export const ratingReceiptSchema = z.strictObject({
  before: z.int(),
  /** Expected score in ten-thousandths. */
  expected: z.int(),
  k: z.int(),
  after: z.int(),
})
export type RatingReceipt = z.infer<typeof ratingReceiptSchema>

export const seatResultSchema = z.strictObject({
  seat: z.int(),
  name: z.string(),
  fill: z.enum(FILL_NAMES),
  /** Of the cap: an index into the court's PLAYER_COLOURS. */
  colour: z.int(),
  /** 1 for the winner, shared places alike (R7.3); null in a void game. */
  place: z.int().nullable(),
  /** XP of the game (R11). */
  xp: z.int(),
  rating: ratingReceiptSchema.nullable(),
})
export type SeatResult = z.infer<typeof seatResultSchema>

/** How a match ended, as it was settled. */
export const matchResultSchema = z.strictObject({
  matchId: z.uuid(),
  outcome: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('won'), leaving: z.enum(LEAVINGS).nullable() }),
    z.strictObject({ kind: z.literal('void'), why: z.enum(VOIDINGS) }),
  ]),
  /** Whether it goes to the moderators' queue (R10.7). */
  abandoned: z.boolean(),
  /** What moderators said of it; null for a game that is no case. Receipts tell what the game itself did. */
  verdict: verdictSchema.nullable(),
  /** Epoch milliseconds. */
  endedAt: z.number(),
  seats: z.array(seatResultSchema),
  /** Null for a game that never began. */
  replayId: z.uuid().nullable(),
})
export type MatchResult = z.infer<typeof matchResultSchema>
