import type { AdminRecord, Database, Repositories } from '@skelly/db'
import { ok, refuse, type AdminRole, type Result } from '@skelly/protocol'
import type { Actor } from './actor.ts'
import { auditAdmin } from './audit-admin.ts'

export interface AdminChange {
  /** Whom it is done to. */
  readonly adminId: string
  readonly by: Actor & { readonly id: string }
  readonly reason: string
  readonly now: number
}

export const ADMIN_CHANGE_REFUSALS = [
  'no-such-admin',
  /** Nobody changes or suspends themselves. */
  'yourself',
  'last-admin',
  /** They are so already. */
  'nothing-to-change',
  /** Whoever does it is no admin any more, since a moment ago. */
  'admins-only',
] as const
export type AdminChangeRefusal = (typeof ADMIN_CHANGE_REFUSALS)[number]
export type AdminChanged = Result<null, AdminChangeRefusal>

/** Another role; their sessions end. */
export const setAdminRole = (
  database: Database,
  { role, ...change }: AdminChange & { readonly role: AdminRole },
): Promise<AdminChanged> =>
  changeAdmin(database, change, {
    ...{ action: 'admin.set-role', mayLoseAdmin: role !== 'admin' },
    before: (admin) => (admin.role === role ? null : { role: admin.role }),
    after: { role },
    write: ({ admins }) => admins.setRole(change.adminId, role),
  })

/** They may not enter any more; their sessions end. */
export const suspendAdmin = (database: Database, change: AdminChange): Promise<AdminChanged> =>
  changeAdmin(database, change, {
    ...{ action: 'admin.suspend', mayLoseAdmin: true },
    before: (admin) => (admin.suspendedAt === null ? { suspended: false } : null),
    after: { suspended: true },
    write: ({ admins }) => admins.suspend(change.adminId, change.now),
  })

/** They may enter again. */
export const restoreAdmin = (database: Database, change: AdminChange): Promise<AdminChanged> =>
  changeAdmin(database, change, {
    ...{ action: 'admin.restore', mayLoseAdmin: false },
    before: (admin) => (admin.suspendedAt === null ? null : { suspended: true }),
    after: { suspended: false },
    write: ({ admins }) => admins.restore(change.adminId),
  })

interface Change {
  readonly action: `admin.${string}`
  readonly mayLoseAdmin: boolean
  /** What it changes, as it is so far; null when there is nothing to change. */
  readonly before: (admin: AdminRecord) => object | null
  readonly after: object
  readonly write: (repositories: Repositories) => Promise<void>
}

/** While everybody's rows are held: two at once, each about the other, don't leave the desk without an admin. */
const changeAdmin = (
  database: Database,
  { adminId, by, now, reason }: AdminChange,
  { action, after, mayLoseAdmin, write, ...change }: Change,
): Promise<AdminChanged> =>
  database.attempt(async (repositories) => {
    const { admins, adminSessions } = repositories
    await admins.lockAll()
    const admin = await admins.byId(adminId)
    if (!isAdmin(await admins.byId(by.id))) return refuse('admins-only')
    if (admin === null) return refuse('no-such-admin')
    if (adminId === by.id) return refuse('yourself')
    const before = change.before(admin)
    if (before === null) return refuse('nothing-to-change')
    if (mayLoseAdmin && isAdmin(admin) && (await admins.countAdmins()) === 1) return refuse('last-admin')
    await write(repositories)
    await adminSessions.endAllOf(adminId, now)
    const told = { before, after: { ...after, whom: admin.name }, reason }
    await auditAdmin(repositories, { ...told, by, action, about: adminId, now })
    return ok(null)
  })

const isAdmin = (admin: AdminRecord | null): boolean =>
  admin !== null && admin.role === 'admin' && admin.suspendedAt === null
