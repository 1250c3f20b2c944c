import type { AuditKey } from '@skelly/db'
import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'
import { auditEntrySchema } from './audit-entry.ts'
import { asFarAsMay, auditQuestionSchema } from './audit-question.ts'

const PAGE = 50

/** When the last entry of the page before was written, and its id. */
const cursorSchema = z.string().regex(/^\d{1,14}\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
const request = auditQuestionSchema.extend({
  /** Where the page begins, as the page before told it. */
  cursor: cursorSchema.nullable().default(null),
})
const response = z.strictObject({
  rows: z.array(auditEntrySchema),
  /** Of the next page; null on the last. */
  next: z.string().nullable(),
})

/** Who did what, the newest first. */
export const listProcedure = atDesk
  .input(request)
  .output(response)
  .query(async ({ ctx: { admin, database }, input: { cursor, ...question } }) => {
    const after = cursor === null ? null : keyOf(cursor)
    const found = await database.audit.list(asFarAsMay(admin, question), after, PAGE + 1)
    const rows = found.slice(0, PAGE)
    const last = rows.at(-1)
    return { rows, next: found.length > PAGE && last !== undefined ? `${last.at}.${last.id}` : null }
  })

const keyOf = (cursor: string): AuditKey => {
  const [at, id = ''] = cursor.split('.', 2)
  return { at: Number(at), id }
}
