import { auditAdmin } from '@skelly/auth'
import type { AuditRecord } from '@skelly/db'
import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'
import { asFarAsMay, auditQuestionSchema } from './audit-question.ts'
import { csvOf } from './csv.ts'

/** Entries in one file: more are exported by their times. */
const MOST = 10_000

const response = z.strictObject({
  /** The file's text (RFC 4180), the newest entry first. */
  csv: z.string(),
  entries: z.int(),
  /** Whether there are more than fit into one file. */
  isCut: z.boolean(),
})

const HEADINGS = [
  ...['id', 'at', 'admin', 'actor', 'action', 'subject', 'about'],
  ...['before', 'after', 'reason'],
] as const

/** The audit as a file. That it was taken is in the audit, too. */
export const exportProcedure = atDesk
  .input(auditQuestionSchema)
  .output(response)
  .mutation(async ({ ctx: { admin, database, now }, input }) => {
    const question = asFarAsMay(admin, input)
    const found = await database.audit.list(question, null, MOST + 1)
    const entries = found.slice(0, MOST)
    const after = { question, entries: entries.length }
    await auditAdmin(database, {
      by: admin,
      action: 'admin.export-audit',
      about: admin.id,
      now: now(),
      after,
    })
    const csv = csvOf([HEADINGS, ...entries.map(lineOf)])
    return { csv, entries: entries.length, isCut: found.length > MOST }
  })

const lineOf = (entry: AuditRecord): readonly string[] => {
  const { action, actor, adminId, after, at, before, id, reason, subject, subjectId } = entry
  const when = new Date(at).toISOString()
  const who = [adminId ?? '', actor]
  return [id, when, ...who, action, subject, subjectId, jsonOf(before), jsonOf(after), reason ?? '']
}

const jsonOf = (value: unknown): string => (value === null ? '' : JSON.stringify(value))
