import { caseReasonSchema, keptOutSchema, verdictSchema } from '@skelly/protocol'
import { z } from 'zod'
import { recentGameSchema } from '../../players/recent-game.ts'
import { ledgerPageSchema } from './ledger-page.ts'

/** All that the desk sees of a player. */
export const playerFileSchema = z.strictObject({
  player: z.strictObject({
    id: z.uuid(),
    /** A pseudonym when the account was deleted. */
    name: z.string(),
    rating: z.int(),
    ratedGames: z.int(),
    isProvisional: z.boolean(),
    highest: z.int(),
    xp: z.int(),
    level: z.int(),
    stars: z.int(),
    createdAt: z.number(),
    deletedAt: z.number().nullable(),
  }),
  /** The last left first. */
  pastNames: z.array(z.strictObject({ name: z.string(), leftAt: z.number() })),
  /** Of ranked games that are over; void ones, by a verdict too, count apart. */
  ranked: z.strictObject({ won: z.int(), lost: z.int(), void: z.int() }),
  /** Why they can't play ranked games now; null for who can. */
  keptOut: keptOutSchema.nullable(),
  /** Those that go on, by policy. */
  pauses: z.array(
    z.strictObject({ matchId: z.uuid(), from: z.number(), until: z.number(), walkOuts: z.int() }),
  ),
  /** Newest first. */
  suspensions: z.array(
    z.object({
      id: z.uuid(),
      /** The case that it came of. */
      matchId: z.uuid().nullable(),
      reason: z.string(),
      at: z.number(),
      until: z.number(),
      by: z.string(),
      liftedAt: z.number().nullable(),
      liftedBy: z.string().nullable(),
    }),
  ),
  /** That they sat at, newest first, at most 100. */
  cases: z.array(
    z.strictObject({
      matchId: z.uuid(),
      reason: caseReasonSchema,
      verdict: verdictSchema,
      endedAt: z.number(),
      isAppealed: z.boolean(),
      /** Whether they walked out. */
      isLeaver: z.boolean(),
      stake: z.int(),
      opponent: z.string(),
    }),
  ),
  /** Newest first. */
  recent: z.array(recentGameSchema),
  ledger: ledgerPageSchema,
})
export type PlayerFile = z.infer<typeof playerFileSchema>
