import type { Database } from '@skelly/db'
import type { Actor } from './actor.ts'
import { auditAdmin } from './audit-admin.ts'

export interface InviteCancelling {
  readonly email: string
  readonly by: Actor
  readonly now: number
}

/** Takes an invite back; false when there is none for the address. */
export const cancelAdminInvite = (
  database: Database,
  { by, email, now }: InviteCancelling,
): Promise<boolean> =>
  database.transaction(async (repositories) => {
    await repositories.adminInvites.lockAll()
    if ((await repositories.adminInvites.removeOf(email)) === 0) return false
    await auditAdmin(repositories, { by, action: 'admin.cancel-invite', about: email, now })
    return true
  })
