import type { CaseKey } from '@skelly/db'
import { z } from 'zod'

/** Longer ones are nobody's. */
const LONGEST = 60

/** Where a page of cases goes on, as an address carries it: the end of the last game in epoch milliseconds, whose it is. */
export const caseCursorSchema = z
  .string()
  .max(LONGEST)
  .transform((text, context): CaseKey => {
    const [, endedAt, matchId] = /^(\d{1,14})\.([0-9a-f-]{36})$/.exec(text) ?? []
    const id = z.uuid().safeParse(matchId)
    if (id.success) return { endedAt: Number(endedAt), matchId: id.data }
    context.addIssue({ code: 'custom', message: 'no cursor' })
    return z.NEVER
  })

export const caseCursorText = ({ endedAt, matchId }: CaseKey): string => `${String(endedAt)}.${matchId}`
