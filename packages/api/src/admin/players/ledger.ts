import { z } from 'zod'
import { storedCountSchema } from '../../setting/stored.ts'
import { atDesk } from '../setting/trpc.ts'
import { ledgerPage, ledgerPageSchema } from './ledger-page.ts'

/** Whoever pages on says in which direction, too: nothing hangs on it. */
const request = z.object({
  id: z.uuid(),
  /** Where the page begins, as the page before told it; null for the newest entry. */
  cursor: storedCountSchema.nullable().default(null),
})

/** A page of somebody's rating ledger. */
export const ledgerProcedure = atDesk
  .input(request)
  .output(ledgerPageSchema)
  .query(({ ctx: { database }, input: { cursor, id } }) => ledgerPage(database, id, cursor))
