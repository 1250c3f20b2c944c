import { caseFileSchema } from '@skelly/protocol'
import { caseFileOf } from '@skelly/services'
import { z } from 'zod'
import { domainError } from '../../setting/domain-error.ts'
import { atDesk } from '../setting/trpc.ts'

/** Evidence, record and decisions of a case. */
export const byIdProcedure = atDesk
  .input(z.strictObject({ matchId: z.uuid() }))
  .output(caseFileSchema)
  .query(async ({ ctx: { database, now, policy }, input: { matchId } }) => {
    const file = await caseFileOf(database, { matchId, now: now() }, policy)
    if (file === null) throw domainError('no-such-case')
    return file
  })
