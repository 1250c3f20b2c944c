import { z } from 'zod'
import { decisionKindSchema, verdictSchema } from './words.ts'

/** Why somebody can't play ranked games for a time. */
export const keptOutSchema = z.discriminatedUnion('kind', [
  /** By policy, for walk-outs that were upheld: how many within seven days. */
  z.strictObject({ kind: z.literal('pause'), until: z.number(), walkOuts: z.int() }),
  /** By the desk. */
  z.strictObject({ kind: z.literal('suspension'), until: z.number(), reason: z.string() }),
])
export type KeptOut = z.infer<typeof keptOutSchema>

/** What the desk tells a player. */
export const noticeSchema = z.strictObject({
  id: z.uuid(),
  at: z.number(),
  /** Whether the reader has put it away: it is in the list of all notices, and shown nowhere else. */
  isPutAway: z.boolean(),
  /** About a case: the game, what was decided, and what it did to the reader's rating. */
  about: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.enum(['decided', 'reversed']),
      matchId: z.uuid(),
      replayId: z.uuid().nullable(),
      opponent: z.string(),
      /** When the game ended. */
      endedAt: z.number(),
      decision: decisionKindSchema,
      /** What stands now. */
      verdict: verdictSchema,
      reason: z.string(),
      /** Who walked out, as the reader sees it. */
      leaver: z.enum(['reader', 'other', 'nobody']),
      /** Null where the rating stays as it is. */
      receipt: z.strictObject({ before: z.int(), change: z.int(), after: z.int() }).nullable(),
      /** Whether the reader may still say something about it. */
      canAppeal: z.boolean(),
    }),
    z.strictObject({
      kind: z.enum(['suspended', 'lifted']),
      until: z.number(),
      /** Why it was imposed. */
      reason: z.string(),
    }),
    z.strictObject({
      kind: z.literal('answered'),
      matchId: z.uuid(),
      text: z.string(),
      answer: z.string(),
    }),
  ]),
})
export type NoticeView = z.infer<typeof noticeSchema>
