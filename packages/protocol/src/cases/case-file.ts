import { z } from 'zod'
import { ratingReceiptSchema } from '../match-result.ts'
import { caseRowSchema, deskPlayerSchema } from './case-row.ts'
import { caseReasonSchema, decisionKindSchema, verdictSchema } from './words.ts'

/** What happened in the game or to a connection, at the millisecond. */
export const timelineEventSchema = z.strictObject({
  /** Epoch milliseconds. */
  at: z.number(),
  /** Null for what happened to everybody. */
  seat: z.int().nullable(),
  kind: z.enum([
    'joined',
    'began',
    'shot',
    'clock-out',
    'found',
    'lost',
    'hidden',
    'shown',
    'server-start',
    'left',
    'ended',
  ]),
  /** Of lost: closed, network, misuse, replaced or server; of clock-out: input or none; of left: why; of ended: the case's reason. */
  reason: z.string().nullable(),
  /** Of a shot or a turn lost to the clock: which, from 0. */
  ply: z.int().nullable(),
})
export type TimelineEvent = z.infer<typeof timelineEventSchema>

/** Somebody's part in a case. */
export const caseSeatSchema = deskPlayerSchema.extend({
  seat: z.int(),
  fill: z.string(),
  /** Of the cap: an index into the court's PLAYER_COLOURS. */
  colour: z.int(),
  /** 1 for the winner; null in a void game. */
  place: z.int().nullable(),
  /** What the game did to their rating; null where it did nothing. */
  receipt: ratingReceiptSchema.nullable(),
  ratedGames: z.int(),
  record: z.strictObject({ won: z.int(), lost: z.int(), void: z.int() }),
  /** Their other cases as the one who walked out, newest first, ten at most. */
  earlier: z.array(
    z.strictObject({
      matchId: z.uuid(),
      reason: caseReasonSchema,
      verdict: verdictSchema,
      endedAt: z.number(),
    }),
  ),
  /** Until when they are kept from ranked, epoch milliseconds; null for players who are not. */
  keptOutUntil: z.number().nullable(),
})
export type CaseSeat = z.infer<typeof caseSeatSchema>

/** What a decision did to a rating. */
export const correctionSchema = z.strictObject({
  playerId: z.uuid(),
  before: z.int(),
  change: z.int(),
  after: z.int(),
})
export type Correction = z.infer<typeof correctionSchema>

export const decisionSchema = z.strictObject({
  id: z.uuid(),
  /** The case's version that it led to, from 1. */
  version: z.int(),
  kind: decisionKindSchema,
  reason: z.string(),
  /** What whoever decided is called. */
  by: z.string(),
  at: z.number(),
  /** The decision that it takes back. */
  reversesId: z.uuid().nullable(),
  /** Whether it was taken back. */
  isReversed: z.boolean(),
  corrections: z.array(correctionSchema),
})
export type DecisionView = z.infer<typeof decisionSchema>

export const appealSchema = z.strictObject({
  id: z.uuid(),
  playerId: z.uuid(),
  text: z.string(),
  at: z.number(),
  answer: z.string().nullable(),
  answeredAt: z.number().nullable(),
  answeredBy: z.string().nullable(),
})
export type AppealView = z.infer<typeof appealSchema>

/** How often each seat won when computer players played the game on. */
export const estimateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('waiting') }),
  z.strictObject({ kind: z.literal('done'), games: z.int(), wins: z.array(z.int()), at: z.number() }),
  z.strictObject({ kind: z.literal('none'), why: z.string() }),
])
export type EstimateView = z.infer<typeof estimateSchema>

/** All that is known about a case, for one screen. */
export const caseFileSchema = caseRowSchema.omit({ players: true }).extend({
  /** How many decisions it has: who decides names the one they saw. */
  version: z.int(),
  decidedAt: z.number().nullable(),
  isPausable: z.boolean(),
  seats: z.array(caseSeatSchema),
  timeline: z.array(timelineEventSchema),
  decisions: z.array(decisionSchema),
  appeals: z.array(appealSchema),
  estimate: estimateSchema,
  /** The replay's id and text; null for a game that never began. */
  replay: z.strictObject({ id: z.uuid(), text: z.string() }).nullable(),
})
export type CaseFile = z.infer<typeof caseFileSchema>

/** What came of a decision. */
export const decidedSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), version: z.int(), verdict: verdictSchema }),
  z.strictObject({
    ok: z.literal(false),
    /**
     * changed: somebody decided since; decided-already: take the standing verdict back first; nothing-to-reverse: it is
     * open; nothing-to-take-back: nothing was rated, or nobody alone walked out.
     */
    refusal: z.enum(['changed', 'decided-already', 'nothing-to-reverse', 'nothing-to-take-back']),
    /** How the case stands, and who decided last. */
    version: z.int(),
    verdict: verdictSchema,
    by: z.string().nullable(),
  }),
])
export type Decided = z.infer<typeof decidedSchema>
