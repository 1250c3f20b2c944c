import { newId, type Database, type Repositories } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { hashPassword, isPassword } from '../accounts/password.ts'
import { digestOf } from '../links/link-token.ts'
import { auditAdmin } from './audit-admin.ts'
import { totpStepOf } from './authenticator.ts'
import { deskName } from './desk-name.ts'
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.ts'
import { invitePlace } from './offer-authenticator.ts'
import { seal, unseal } from './sealed-text.ts'
import { totpPlace } from './second-factor.ts'

export interface AdminAccepting {
  readonly token: string
  readonly name: string
  readonly password: string
  /** As it was offered. */
  readonly sealed: string
  /** What the authenticator shows. */
  readonly code: string
  /** SKELLY_ADMIN_SECRET */
  readonly secret: string
  readonly now: number
}

export const ADMIN_ACCEPT_REFUSALS = [
  'bad-name',
  'name-taken',
  'bad-password',
  'bad-link',
  'wrong-code',
] as const
export type AdminAcceptRefusal = (typeof ADMIN_ACCEPT_REFUSALS)[number]

export interface AdminAccepted {
  readonly email: string
  /** Shown this once. */
  readonly recoveryCodes: readonly string[]
}

/**
 * Makes somebody a moderator or an admin, or sets name, password and authenticator of one anew, which ends their
 * sessions. The link is used up; so is the code.
 */
export const acceptAdminInvite = async (
  database: Database,
  { code, now, password, secret, token, ...form }: AdminAccepting,
): Promise<Result<AdminAccepted, AdminAcceptRefusal>> => {
  const [name, digest] = [deskName(form.name), digestOf(token)]
  if (name === null) return refuse('bad-name')
  if (!isPassword(password)) return refuse('bad-password')
  const totpSecret = unseal(secret, invitePlace(digest), form.sealed)
  // nothing as dear as a password's hash is done for those who have no link
  if (totpSecret === null || (await database.adminInvites.byDigest(digest, now)) === null)
    return refuse('bad-link')
  const totpStep = totpStepOf(totpSecret, code, now)
  if (totpStep === null) return refuse('wrong-code')
  const passwordHash = await hashPassword(password)
  const recoveryCodes = newRecoveryCodes()
  const sealFor = (id: string) => seal(secret, totpPlace(id), totpSecret)
  const setUp = { name, passwordHash, totpStep, digest, sealFor, recoveryCodes, now }
  return database.attempt((repositories) => enter(repositories, setUp))
}

interface SetUp {
  readonly name: string
  readonly passwordHash: string
  readonly totpStep: number
  readonly digest: string
  readonly sealFor: (id: string) => string
  readonly recoveryCodes: readonly string[]
  readonly now: number
}

const enter = async (
  repositories: Repositories,
  { digest, now, recoveryCodes, sealFor, ...credentials }: SetUp,
): Promise<Result<AdminAccepted, AdminAcceptRefusal>> => {
  const { adminInvites, adminRecoveryCodes, adminSessions, admins } = repositories
  const invite = await adminInvites.take(digest, now)
  if (invite === null) return refuse('bad-link')
  const { email } = invite
  const known = await admins.lockByEmail(email)
  if (known !== null && known.suspendedAt !== null) return refuse('bad-link')
  const id = known?.id ?? newId()
  if (await admins.isNameTaken(credentials.name, id)) return refuse('name-taken')
  // an invite takes nobody's role away
  const role = known?.role === 'admin' ? 'admin' : invite.role
  const totpSealed = sealFor(id)
  const entry = { ...credentials, id, role, totpSealed }
  if (known !== null) await admins.renew(entry)
  else if (!(await admins.add({ ...entry, email, createdAt: now }))) return refuse('bad-link')
  await adminRecoveryCodes.replace(id, recoveryCodes.map(recoveryDigest))
  await adminSessions.endAllOf(id, now)
  await auditAdmin(repositories, {
    ...{ by: { id, name: credentials.name }, about: id, now },
    action: known === null ? 'admin.come' : 'admin.renew',
    before: known === null ? null : { name: known.name, role: known.role },
    after: { email, name: credentials.name, role },
  })
  return ok({ email, recoveryCodes })
}
