import { countedLimit } from '@skelly/auth'
import { exportAccount } from '@skelly/services'
import { z } from 'zod'
import { domainError } from '../setting/domain-error.ts'
import { owner } from '../setting/trpc.ts'

/** A file for its owner, whose form is docs/account-export.md. */
const response = z.looseObject({ version: z.int() })

/**
 * All that is kept of the caller.
 * @throws 'too-many-exports' when they were given more than a few lately
 */
export const exportProcedure = owner.output(response).query(async ({ ctx }) => {
  const { database, now, policy } = ctx
  const { exports: most, exportsWithin: within } = policy.accounts
  const { playerId, userId } = ctx.owner
  const limit = countedLimit(database, { name: 'export', most, within })
  if (!(await limit.mayTake(userId, now()))) throw domainError('too-many-exports')
  const exported = await exportAccount(database, { userId, playerId, now: now() })
  if (exported === null) throw domainError('not-signed-in')
  return { ...exported }
})
