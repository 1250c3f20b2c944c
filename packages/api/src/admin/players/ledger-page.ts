import type { Database } from '@skelly/db'
import { decisionKindSchema } from '@skelly/protocol'
import { z } from 'zod'

/** Entries of a page. */
const PAGE = 50
/** More than anybody's ledger has. */
const END = 2_147_483_647

export const ledgerPageSchema = z.strictObject({
  /** Newest first: each begins where the one below it ended. */
  entries: z.array(
    z.strictObject({
      /** The player's how-manyeth it is, from 1. */
      number: z.int(),
      matchId: z.uuid(),
      at: z.number(),
      before: z.int(),
      change: z.int(),
      after: z.int(),
      /** In ten-thousandths; null where a decision wrote it, as k is. */
      expected: z.int().nullable(),
      k: z.int().nullable(),
      opponent: z.string(),
      replayId: z.uuid().nullable(),
      /** The decision that wrote it; null where the game itself did. */
      decision: z.strictObject({ kind: decisionKindSchema, reason: z.string(), by: z.string() }).nullable(),
    }),
  ),
  /** Of the next page: the number that its entries are below; null on the last. */
  next: z.int().nullable(),
})
export type LedgerPage = z.infer<typeof ledgerPageSchema>

/** A page of somebody's rating ledger, with what decisions wrote. */
export const ledgerPage = async (
  { deskPlayers }: Database,
  playerId: string,
  before: number | null,
): Promise<LedgerPage> => {
  const found = await deskPlayers.ledgerOf(playerId, before ?? END, PAGE + 1)
  const entries = found.slice(0, PAGE)
  const next = found.length > PAGE ? (entries.at(-1)?.number ?? null) : null
  return ledgerPageSchema.parse({ entries, next })
}
