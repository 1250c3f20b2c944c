import { notAgreedOpinions } from '@skelly/services'
import { z } from 'zod'
import { storedTimeSchema } from '../../setting/stored.ts'
import { atDesk } from '../setting/trpc.ts'

const keySchema = z.strictObject({ at: storedTimeSchema, matchId: z.uuid() })
const request = z.strictObject({
  /** Where the page begins, as the page before told it. */
  cursor: keySchema.nullable().default(null),
})

const ruledSchema = z.object({ verdict: z.string(), touched: z.array(z.int()) })
const rowSchema = z.object({
  matchId: z.uuid(),
  /** When the opinion was formed, epoch milliseconds. */
  at: z.number(),
  outcome: z.enum(['differed', 'failed']),
  /** How many shots were looked at. */
  shots: z.int(),
  /** Of each shot that it sees otherwise: which, from 0, how it was ruled, and how the second opinion would. */
  differing: z.array(ruledSchema.extend({ ply: z.int(), other: ruledSchema })),
  failure: z.string().nullable(),
  /** Null where the game left none. */
  replayId: z.uuid().nullable(),
  /** In turn order. */
  players: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
})
const response = z.strictObject({ rows: z.array(rowSchema), next: keySchema.nullable() })

/** Games whose second opinion was another one, or failed, the newest first. */
export const listProcedure = atDesk
  .input(request)
  .output(response)
  .query(async ({ ctx: { database }, input: { cursor } }) =>
    response.parse(await notAgreedOpinions(database, cursor)),
  )
