import type { LiveAdmin, Repositories } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { verifyPassword } from '../accounts/password.ts'
import type { SignInRefusal } from '../accounts/sign-in.ts'
import type { AdminSignInSettings } from './admin-sign-in.ts'
import { auditAdmin } from './audit-admin.ts'
import { useSecondFactor } from './second-factor.ts'

export interface SteppingUp {
  readonly session: Pick<LiveAdmin, 'sessionId' | 'adminId' | 'email'>
  readonly password: string
  /** Of the authenticator, or a recovery code. */
  readonly code: string
  readonly address: string | null
  readonly now: number
}

/**
 * Password and code shown again, before what asks for it; until when that is good. Failures count as those to sign in
 * do: a session that was left open guesses no faster.
 */
export const stepUp = async (
  settings: AdminSignInSettings,
  steppingUp: SteppingUp,
): Promise<Result<{ readonly until: number }, SignInRefusal>> => {
  const { database, limits, policy } = settings
  const { address, now, password, session } = steppingUp
  const attempt = { email: session.email, address, now }
  if (!(await limits.admit(attempt))) return refuse('too-many-attempts')
  const known = await database.admins.byId(session.adminId)
  const passwordHash = known?.passwordHash ?? null
  if (!(await verifyPassword(passwordHash, password.slice(0, 1000)))) return refuse('wrong-credentials')
  const isShown = await database.transaction((repositories) =>
    show(repositories, settings, { ...steppingUp, passwordHash }),
  )
  if (!isShown) return refuse('wrong-credentials')
  await limits.forgive(attempt)
  return ok({ until: now + policy.admins.stepUpLifetime })
}

const show = async (
  repositories: Repositories,
  { secret }: AdminSignInSettings,
  { address, code, now, passwordHash, session }: SteppingUp & { readonly passwordHash: string | null },
): Promise<boolean> => {
  const admin = await repositories.admins.lock(session.adminId)
  if (admin?.passwordHash !== passwordHash || admin.suspendedAt !== null) return false
  const told = { by: { id: admin.id, name: admin.name }, about: admin.id, now }
  const factor = await useSecondFactor(repositories, admin, { code, secret, now })
  if (factor === null) {
    const after = { why: 'wrong-code', address }
    await auditAdmin(repositories, { ...told, action: 'admin.refuse-step-up', after })
    return false
  }
  await repositories.adminSessions.stepUp(session.sessionId, now)
  await auditAdmin(repositories, { ...told, action: 'admin.step-up', after: { factor, address } })
  return true
}
