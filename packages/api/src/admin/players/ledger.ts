import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'
import { ledgerPage, ledgerPageSchema } from './ledger-page.ts'

const request = z.strictObject({ id: z.uuid(), before: z.int().positive() })

/** A further page of somebody's rating ledger. */
export const ledgerProcedure = atDesk
  .input(request)
  .output(ledgerPageSchema)
  .query(({ ctx: { database }, input: { before, id } }) => ledgerPage(database, id, before))
