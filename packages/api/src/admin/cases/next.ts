import { nextCase } from '@skelly/services'
import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'

const request = z.strictObject({
  /** The case that is on the screen. */
  after: z.uuid().nullable(),
})

/** The open case to look at next; null when no other is open. */
export const nextProcedure = atDesk
  .input(request)
  .output(z.strictObject({ matchId: z.uuid() }).nullable())
  .query(async ({ ctx: { database }, input: { after } }) => {
    const matchId = await nextCase(database, after)
    return matchId === null ? null : { matchId }
  })
