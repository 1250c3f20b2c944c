import type { AdminRecord, Database, Repositories } from '@skelly/db'
import { ok, refuse, type AdminRole, type Policy, type Result } from '@skelly/protocol'
import { emailAddress } from '../accounts/email-address.ts'
import { freshLinkToken } from '../links/link-token.ts'
import type { Actor } from './actor.ts'
import { auditAdmin } from './audit-admin.ts'

export interface AdminInviting {
  readonly email: string
  readonly role: AdminRole
  readonly by: Actor
  readonly now: number
}

export const ADMIN_INVITE_REFUSALS = [
  'no-address',
  /** Somebody at the desk has the address: only the command line lets them set all of it anew. */
  'at-the-desk',
  'suspended',
  /** An invite takes nobody's role away. */
  'is-admin',
] as const
export type AdminInviteRefusal = (typeof ADMIN_INVITE_REFUSALS)[number]

export interface AdminInvited {
  readonly email: string
  /** The link's secret; nobody can read it again. */
  readonly token: string
  readonly expiresAt: number
  /** Whether they were at the desk before, and set password and authenticator anew. */
  readonly isRenewal: boolean
}

/** A one-time link that lets somebody come to the desk. A second one for the same address replaces the first. */
export const newAdminInvite = async (
  database: Database,
  { admins: { inviteLifetime } }: Policy,
  { by, now, role, ...wish }: AdminInviting,
): Promise<Result<AdminInvited, AdminInviteRefusal>> => {
  const email = emailAddress(wish.email)
  if (email === null) return refuse('no-address')
  const { digest, token } = freshLinkToken()
  const expiresAt = now + inviteLifetime
  return database.attempt(async (repositories) => {
    const { adminInvites, admins } = repositories
    await adminInvites.lockAll()
    const known = await admins.byEmail(email)
    const refusal = known === null ? null : refusalFor(known, role, by)
    if (refusal !== null) return refuse(refusal)
    await forget(repositories, email, now)
    await adminInvites.add({ digest, email, role, createdAt: now, expiresAt })
    const about = known?.id ?? email
    await auditAdmin(repositories, { by, action: 'admin.invite', about, now, after: { email, role } })
    return ok({ email, token, expiresAt, isRenewal: known !== null })
  })
}

const refusalFor = (known: AdminRecord, role: AdminRole, by: Actor): AdminInviteRefusal | null => {
  if (by.id !== null) return 'at-the-desk'
  if (known.suspendedAt !== null) return 'suspended'
  return known.role === 'admin' && role !== 'admin' ? 'is-admin' : null
}

const forget = async ({ adminInvites }: Repositories, email: string, now: number): Promise<void> => {
  await adminInvites.removeOf(email)
  await adminInvites.forgetExpired(now)
}
