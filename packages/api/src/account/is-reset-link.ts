import { isResetLink } from '@skelly/auth'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({ token: z.string().max(1000) })

/** So that nobody thinks of a password for a link that is none. */
export const isResetLinkProcedure = anyone
  .input(request)
  .output(z.boolean())
  .query(({ ctx: { database, now }, input }) => isResetLink(database, { ...input, now: now() }))
