import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { emailAddress } from './email-address.ts'
import { verifyPassword } from './password.ts'
import type { SignInLimits } from './sign-in-limits.ts'

export interface SigningIn {
  readonly email: string
  readonly password: string
  /** The network address, where it is known. */
  readonly address: string | null
  readonly now: number
}

export const SIGN_IN_REFUSALS = ['wrong-credentials', 'too-many-attempts'] as const
export type SignInRefusal = (typeof SIGN_IN_REFUSALS)[number]

/** Somebody who has shown that an account is theirs. */
export interface SignedIn {
  readonly userId: string
  /** What the password was checked against: a session is begun only as long as it is the account's. */
  readonly passwordHash: string
}

/** Whose e-mail address and password these are. Unknown accounts get the same answer, as late (policies, Sign-in). */
export const signIn = async (
  database: Database,
  limits: SignInLimits,
  { email, password, address, now }: SigningIn,
): Promise<Result<SignedIn, SignInRefusal>> => {
  const known = emailAddress(email)
  const attempt = { email: known ?? email.slice(0, 254), address, now }
  if (!(await limits.admit(attempt))) return refuse('too-many-attempts')
  const credentials = known === null ? null : await database.users.credentialsOf(known)
  const passwordHash = credentials?.passwordHash ?? null
  const isRight = await verifyPassword(passwordHash, password.slice(0, 1000))
  if (!isRight || credentials === null || passwordHash === null) return refuse('wrong-credentials')
  await limits.forgive(attempt)
  return ok({ userId: credentials.userId, passwordHash })
}
