import type { Database, UserRecord } from '@skelly/db'
import { ok, refuse, type Policy, type Result } from '@skelly/protocol'
import { mailLimits } from '../links/mail-limits.ts'
import { newLink } from '../links/new-link.ts'
import type { LinkMail } from './ask-to-verify.ts'
import { confirmPassword, type ConfirmRefusal } from './confirm-password.ts'
import { emailAddress } from './email-address.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export interface EmailChange {
  readonly userId: string
  readonly password: string
  /** The address that is wished for. */
  readonly email: string
  readonly now: number
}

export const EMAIL_CHANGE_REFUSALS = [
  'bad-email',
  'same-email',
  'no-password',
  'wrong-password',
  'too-many-attempts',
] as const
export type EmailChangeRefusal = (typeof EMAIL_CHANGE_REFUSALS)[number]

/** A change of the address that somebody may ask for. */
export interface EmailChangeAsked {
  readonly userId: string
  /** Where sign-in goes on until the link is used. */
  readonly before: string
  readonly wished: string
}

/**
 * Whether somebody may ask for a link that moves their account to another address: they know its password. Whether the
 * address is somebody else's is not looked at here, so that the answer tells nothing of it.
 */
export const mayChangeEmail = async (
  database: Database,
  limits: SignInLimits,
  { email, now, password, userId }: EmailChange,
): Promise<Result<EmailChangeAsked, EmailChangeRefusal>> => {
  const wished = emailAddress(email)
  if (wished === null) return refuse('bad-email')
  const user: UserRecord | null = await database.users.byId(userId)
  const before = user?.email ?? null
  if (user === null || before === null || user.passwordHash === null) return refuse('no-password')
  if (before === wished) return refuse('same-email')
  const confirmed: Result<null, ConfirmRefusal> = await confirmPassword(limits, user, { password, now })
  return confirmed.ok ? ok({ userId, before, wished }) : confirmed
}

/**
 * The link for the mail to the wished address; those that were asked for before count no more. Null where the address is
 * somebody's, or it was sent too many: whoever asked was told the same before this is begun.
 */
export const newEmailLink = async (
  database: Database,
  policy: Policy,
  { name, now, userId, wished }: EmailChangeAsked & { readonly name: string; readonly now: number },
): Promise<LinkMail | null> => {
  if (!(await mailLimits(database, policy).mayMail(wished, now))) return null
  if ((await database.users.credentialsOf(wished)) !== null) return null
  await database.emailLinks.forgetOf(userId, 'change')
  const lifetime = policy.accounts.resetLinkLifetime
  return {
    email: wished,
    name,
    token: await newLink(database, { userId, purpose: 'change', email: wished, lifetime, now }),
  }
}
