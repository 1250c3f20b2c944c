import { z } from 'zod'
import { owner } from '../setting/trpc.ts'

/** Before somebody goes to a provider to link its account to this one. */
export const beginLinkingProcedure = owner.output(z.null()).mutation(async ({ ctx }) => {
  await ctx.beginLinking(ctx.owner.sessionId)
  return null
})
