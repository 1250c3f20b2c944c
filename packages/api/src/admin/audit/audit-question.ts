import type { AuditQuestion } from '@skelly/db'
import { z } from 'zod'
import { storedTextSchema, storedTimeSchema } from '../../setting/stored.ts'
import type { DeskMember } from '../setting/desk-member.ts'

const moment = storedTimeSchema.nullable().default(null)

/** What the audit is asked: all that is said must hold. */
export const auditQuestionSchema = z.strictObject({
  /** Who did it: an admin's id, or the command line. Moderators are told of themselves only, whatever they ask. */
  who: z
    .union([z.uuid(), z.literal('command-line')])
    .nullable()
    .default(null),
  action: storedTextSchema.max(60).nullable().default(null),
  subject: z.enum(['case', 'player', 'admin', 'appeal']).nullable().default(null),
  subjectId: storedTextSchema.max(300).nullable().default(null),
  /** Epoch milliseconds, the first that counts. */
  from: moment,
  /** Epoch milliseconds, the first that counts no more. */
  until: moment,
  /** Words, each of which begins a word of the entry. */
  text: storedTextSchema.max(200).default(''),
})

/** What somebody may ask: admins the whole audit, moderators their own entries. */
export const asFarAsMay = (
  { id, role }: DeskMember,
  question: z.output<typeof auditQuestionSchema>,
): AuditQuestion => ({ ...question, who: role === 'admin' ? question.who : id })
