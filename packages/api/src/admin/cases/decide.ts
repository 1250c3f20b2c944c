import { decidedSchema, decisionKindSchema, deskTextSchema } from '@skelly/protocol'
import { decideCase } from '@skelly/services'
import { z } from 'zod'
import { domainError } from '../../setting/domain-error.ts'
import { atDesk } from '../setting/trpc.ts'

const request = z.strictObject({
  matchId: z.uuid(),
  /** The case's version that was seen. */
  version: z.int().min(0),
  kind: decisionKindSchema,
  reason: deskTextSchema,
  /** Of a reversal: the verdict that was seen standing. */
  reversesId: z.uuid().nullish(),
})

/** Gives a verdict on a case, takes one back, or writes a note. */
export const decideProcedure = atDesk
  .input(request)
  .output(decidedSchema)
  .mutation(async ({ ctx: { admin, database, now }, input }) => {
    const decided = await decideCase(database, { ...input, admin, now: now() })
    if (decided === null) throw domainError('no-such-case')
    return decided
  })
