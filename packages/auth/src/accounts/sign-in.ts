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

/** Whose e-mail address and password these are. Unknown accounts get the same answer, as late (policies, Sign-in). */
export const signIn = async (
  database: Database,
  limits: SignInLimits,
  { email, password, address, now }: SigningIn,
): Promise<Result<string, SignInRefusal>> => {
  const known = emailAddress(email)
  const attempt = { email: known ?? email.slice(0, 254), address, now }
  if (!(await limits.admit(attempt))) return refuse('too-many-attempts')
  const credentials = known === null ? null : await database.users.credentialsOf(known)
  const isRight = await verifyPassword(credentials?.passwordHash ?? null, password.slice(0, 1000))
  if (!isRight || credentials === null) return refuse('wrong-credentials')
  await limits.forgive(attempt)
  return ok(credentials.userId)
}
