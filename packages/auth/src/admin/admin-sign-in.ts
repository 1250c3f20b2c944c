import { newId, type AdminRecord, type Database, type Repositories } from '@skelly/db'
import { ok, refuse, type Policy, type Result } from '@skelly/protocol'
import { emailAddress } from '../accounts/email-address.ts'
import { verifyPassword } from '../accounts/password.ts'
import type { SignInRefusal } from '../accounts/sign-in.ts'
import type { SignInLimits } from '../accounts/sign-in-limits.ts'
import { auditAdmin } from './audit-admin.ts'
import { useSecondFactor } from './second-factor.ts'

export interface AdminSigningIn {
  readonly email: string
  readonly password: string
  /** Of the authenticator, or a recovery code. */
  readonly code: string
  /** The network address, where it is known. */
  readonly address: string | null
  /** The browser as it names itself; null where it does not. */
  readonly device: string | null
  readonly now: number
}

export interface AdminSignInSettings {
  readonly database: Database
  readonly policy: Policy
  readonly limits: SignInLimits
  /** SKELLY_ADMIN_SECRET */
  readonly secret: string
}

export interface AdminSignedIn {
  readonly sessionId: string
  readonly name: string
}

const LONGEST_DEVICE = 400

/**
 * Begins a session at the desk of exactly its lifetime. An unknown address, a wrong password, a wrong or used code and
 * a suspension get the same answer; the first two take as long as each other.
 */
export const adminSignIn = async (
  settings: AdminSignInSettings,
  signingIn: AdminSigningIn,
): Promise<Result<AdminSignedIn, SignInRefusal>> => {
  const { database, limits } = settings
  const { address, now, password } = signingIn
  const email = emailAddress(signingIn.email)
  const attempt = { email: email ?? signingIn.email.slice(0, 254), address, now }
  if (!(await limits.admit(attempt))) return refuse('too-many-attempts')
  const known = email === null ? null : await database.admins.byEmail(email)
  const isRight = await verifyPassword(known?.passwordHash ?? null, password.slice(0, 1000))
  if (known === null || !isRight) return refuse('wrong-credentials')
  const begun = await database.transaction((repositories) => begin(repositories, known, settings, signingIn))
  if (begun === null) return refuse('wrong-credentials')
  await limits.forgive(attempt)
  return ok(begun)
}

/** While the admin is held: who is suspended or set anew in this very instant has no session, or one that ends. */
const begin = async (
  repositories: Repositories,
  known: AdminRecord,
  { policy, secret }: AdminSignInSettings,
  { address, code, device, now }: AdminSigningIn,
): Promise<AdminSignedIn | null> => {
  const admin = await repositories.admins.lock(known.id)
  if (admin?.passwordHash !== known.passwordHash) return null
  const { id, name, suspendedAt } = admin
  const told = { by: { id, name }, about: id, now }
  const refused = async (after: object) => {
    await auditAdmin(repositories, { ...told, action: 'admin.refuse-sign-in', after })
    return null
  }
  if (suspendedAt !== null) return refused({ why: 'suspended', address })
  const factor = await useSecondFactor(repositories, admin, { code, secret, now })
  if (factor === null) return refused({ why: 'wrong-code', address })
  const sessionId = newId()
  const expiresAt = now + policy.admins.sessionLifetime
  const named = device?.slice(0, LONGEST_DEVICE) ?? null
  await repositories.adminSessions.add({
    id: sessionId,
    adminId: id,
    createdAt: now,
    expiresAt,
    device: named,
  })
  await auditAdmin(repositories, { ...told, action: 'admin.sign-in', after: { factor, address } })
  return { sessionId, name }
}
