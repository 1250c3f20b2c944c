import { nameKey } from '@skelly/auth'
import { casePageSchema, caseQuestionSchema } from '@skelly/protocol'
import { listCases } from '@skelly/services'
import { atDesk } from '../setting/trpc.ts'
import { caseCursorSchema, caseCursorText } from './case-cursor.ts'

const request = caseQuestionSchema.extend({ cursor: caseCursorSchema.nullable().default(null) })

/** What can begin a folded name: the database takes no NUL. */
const KEY = /^[\p{L}\p{N}_-]{0,20}$/u

/** A page of the queue, the newest game first. */
export const listProcedure = atDesk
  .input(request)
  .output(casePageSchema)
  .query(async ({ ctx: { database }, input: { cursor: after, isAppealed, leaver, reason, verdict } }) => {
    const leaverKeyStart = nameKey(leaver)
    if (!KEY.test(leaverKeyStart)) return { rows: [], next: null, open: await database.caseQueue.countOpen() }
    const question = { verdict, reason, isAppealed, after, leaverKeyStart }
    const { next, open, rows } = await listCases(database, question)
    return casePageSchema.parse({ rows, open, next: next === null ? null : caseCursorText(next) })
  })
