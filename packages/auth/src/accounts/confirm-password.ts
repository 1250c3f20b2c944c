import type { UserRecord } from '@skelly/db'
import { refuse, ok, type Result } from '@skelly/protocol'
import { verifyPassword } from './password.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export type ConfirmRefusal = 'wrong-password' | 'too-many-attempts'

/**
 * Whether somebody who is signed in knows the account's password. Failures count as those to sign in do: a session
 * that was left open guesses no faster.
 */
export const confirmPassword = async (
  limits: SignInLimits,
  { email, passwordHash, userId }: UserRecord,
  { now, password }: { readonly password: string; readonly now: number },
): Promise<Result<null, ConfirmRefusal>> => {
  const attempt = { email: email ?? userId, address: null, now }
  if (!(await limits.admit(attempt))) return refuse('too-many-attempts')
  if (!(await verifyPassword(passwordHash, password.slice(0, 1000)))) return refuse('wrong-password')
  await limits.forgive(attempt)
  return ok(null)
}
