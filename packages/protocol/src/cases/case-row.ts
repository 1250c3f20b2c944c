import { z } from 'zod'
import { caseReasonSchema, verdictSchema } from './words.ts'

/** Somebody at the table of a case, as the desk sees them. */
export const deskPlayerSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  rating: z.int(),
})
export type DeskPlayer = z.infer<typeof deskPlayerSchema>

/** A case in the queue. */
export const caseRowSchema = z.strictObject({
  matchId: z.uuid(),
  reason: caseReasonSchema,
  verdict: verdictSchema,
  isAppealed: z.boolean(),
  /** When the game ended, epoch milliseconds. */
  endedAt: z.number(),
  openedAt: z.number(),
  /** Both, in turn order. */
  players: z.array(deskPlayerSchema),
  /** Null where nobody alone walked out. */
  leaverId: z.uuid().nullable(),
  /** What the leaver's rating lost. */
  stake: z.int(),
  /** Of the leaver's last 30 days up to this game: rated games, cases, and cases that were upheld. */
  lately: z.strictObject({ games: z.int(), cases: z.int(), upheld: z.int() }).nullable(),
})
export type CaseRow = z.infer<typeof caseRowSchema>

/** What the queue is asked. Newest game first. */
export const caseQuestionSchema = z.strictObject({
  verdict: verdictSchema.nullable().default(null),
  reason: caseReasonSchema.nullable().default(null),
  /** Of whoever walked out: the beginning of the name. */
  leaver: z.string().trim().max(40).default(''),
  isAppealed: z.boolean().default(false),
  /** Where the page begins, as the page before told it. */
  cursor: z.string().max(200).nullable().default(null),
})
export type CaseQuestion = z.infer<typeof caseQuestionSchema>

export const casePageSchema = z.strictObject({
  rows: z.array(caseRowSchema),
  /** Of the next page; null on the last. */
  next: z.string().nullable(),
  /** How many are open, of all. */
  open: z.int(),
})
export type CasePage = z.infer<typeof casePageSchema>
