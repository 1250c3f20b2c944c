import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { confirmPassword, type ConfirmRefusal } from './confirm-password.ts'
import { hashPassword, isPassword } from './password.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export interface PasswordChange {
  readonly userId: string
  /** The one so far. */
  readonly password: string
  readonly wished: string
  readonly now: number
}

export const PASSWORD_REFUSALS = [
  'bad-password',
  'wrong-password',
  'too-many-attempts',
  'no-password',
] as const
export type PasswordRefusal = (typeof PASSWORD_REFUSALS)[number]

/** Another password. All sessions end with the old one (policies, Sign-in), and links to set a new one with them. */
export const changePassword = async (
  database: Database,
  limits: SignInLimits,
  { now, password, userId, wished }: PasswordChange,
): Promise<Result<{ readonly email: string }, PasswordRefusal>> => {
  if (!isPassword(wished)) return refuse('bad-password')
  const user = await database.users.byId(userId)
  const email = user?.email ?? null
  if (user === null || email === null || user.passwordHash === null) return refuse('no-password')
  const confirmed: Result<null, ConfirmRefusal> = await confirmPassword(limits, user, { password, now })
  if (!confirmed.ok) return confirmed
  const [before, passwordHash] = [user.passwordHash, await hashPassword(wished)]
  return database.attempt(async ({ emailLinks, sessions, users }) => {
    // a link may have set another one in this very instant: that one stays
    if (!(await users.replacePassword(userId, before, passwordHash))) return refuse('wrong-password')
    await emailLinks.forgetOf(userId, 'reset')
    await emailLinks.forgetOf(userId, 'change')
    await sessions.endAllOf(userId, now)
    return ok({ email })
  })
}
