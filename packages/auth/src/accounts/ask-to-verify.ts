import type { Database } from '@skelly/db'
import { ok, refuse, type Policy, type Result } from '@skelly/protocol'
import { mailLimits } from '../links/mail-limits.ts'
import { newLink } from '../links/new-link.ts'

/** A mail that is to be sent: to whom, and the secret of its link. */
export interface LinkMail {
  readonly email: string
  /** The player's. */
  readonly name: string
  readonly token: string
}

export const VERIFY_ASK_REFUSALS = ['no-address', 'verified', 'too-many-attempts'] as const
export type VerifyAskRefusal = (typeof VERIFY_ASK_REFUSALS)[number]

/** A new link that verifies the e-mail address of somebody's account. Those sent before stay good until they run out. */
export const askToVerify = async (
  database: Database,
  policy: Policy,
  { name, now, userId }: { readonly userId: string; readonly name: string; readonly now: number },
): Promise<Result<LinkMail, VerifyAskRefusal>> => {
  const user = await database.users.byId(userId)
  const email = user?.email ?? null
  if (email === null) return refuse('no-address')
  if (user?.emailVerifiedAt !== null) return refuse('verified')
  if (!(await mailLimits(database, policy).mayMail(email, now))) return refuse('too-many-attempts')
  const lifetime = policy.accounts.verifyLinkLifetime
  return ok({
    email,
    name,
    token: await newLink(database, { userId, purpose: 'verify', email, lifetime, now }),
  })
}
