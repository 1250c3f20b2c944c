import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { digestOf } from '../links/link-token.ts'
import { hashPassword, isPassword } from './password.ts'

export interface PasswordReset {
  readonly token: string
  readonly password: string
  readonly now: number
}

export const RESET_REFUSALS = ['bad-link', 'bad-password'] as const
export type ResetRefusal = (typeof RESET_REFUSALS)[number]

/** Whether a link that sets a new password is still good: it is not used up by asking. */
export const isResetLink = async (
  database: Database,
  { now, token }: { readonly token: string; readonly now: number },
): Promise<boolean> => (await database.emailLinks.find(digestOf(token), 'reset', now)) !== null

/**
 * Uses a link that sets a new password, once. All sessions end, other such links count no more, and the address that
 * the link was sent to is a verified one: it came out of its mailbox.
 */
export const resetPassword = async (
  database: Database,
  { now, password, token }: PasswordReset,
): Promise<Result<{ readonly email: string }, ResetRefusal>> => {
  if (!isPassword(password)) return refuse('bad-password')
  // nothing as dear as a password's hash is done for those who have no link
  if (!(await isResetLink(database, { token, now }))) return refuse('bad-link')
  const passwordHash = await hashPassword(password)
  return database.attempt(async ({ emailLinks, sessions, users }) => {
    const link = await emailLinks.take(digestOf(token), 'reset', now)
    if (link === null) return refuse('bad-link')
    const { email, userId } = link
    await users.setPassword(userId, passwordHash)
    await users.verifyEmail(userId, email, now)
    await emailLinks.forgetOf(userId, 'reset')
    await emailLinks.forgetOf(userId, 'change')
    await sessions.endAllOf(userId, now)
    return ok({ email })
  })
}
