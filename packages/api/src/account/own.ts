import { ownAccount, ownSessions } from '@skelly/auth'
import { z } from 'zod'
import { domainError } from '../setting/domain-error.ts'
import { owner } from '../setting/trpc.ts'

const response = z.object({
  name: z.string(),
  /** From when on the name may be changed; null for at once. */
  nameChangeFrom: z.number().nullable(),
  pastNames: z.array(z.string()),
  email: z.string().nullable(),
  isVerified: z.boolean(),
  /** Whether ranked wants a verified address. */
  mustVerify: z.boolean(),
  hasPassword: z.boolean(),
  /** Those that sign in to it. */
  providers: z.array(z.string()),
  createdAt: z.number(),
  sessions: z.array(
    z.object({
      sessionId: z.uuid(),
      createdAt: z.number(),
      seenAt: z.number(),
      device: z.string().nullable(),
      /** The one that asks. */
      isThis: z.boolean(),
    }),
  ),
})
export type OwnAccountView = z.infer<typeof response>

export const ownProcedure = owner.output(response).query(async ({ ctx }) => {
  const { database, mail, now, policy } = ctx
  const account = await ownAccount(database, policy, { ...ctx.owner, now: now() })
  if (account === null) throw domainError('not-signed-in')
  const sessions = await ownSessions(database, { ...ctx.owner, now: now() })
  const { pastNames, providers } = account
  const mustVerify = mail.isDelivered && account.email !== null && !account.isVerified
  return {
    ...account,
    pastNames: [...pastNames],
    providers: [...providers],
    mustVerify,
    sessions: [...sessions],
  }
})
