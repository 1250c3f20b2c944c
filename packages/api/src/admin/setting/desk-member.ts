import type { Database } from '@skelly/auth'
import { adminRoleSchema, type AdminRole, type Policy } from '@skelly/protocol'

/** Who calls, as the database says at this moment. */
export interface DeskMember {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: AdminRole
  readonly sessionId: string
  /** Until when the session counts, epoch milliseconds. */
  readonly sessionUntil: number
  /** Until when they may do what password and code are asked for again, epoch milliseconds; null for not now. */
  readonly steppedUpUntil: number | null
}

interface Asking {
  readonly database: Database
  readonly sessionId: string | null
  readonly policy: Policy
  readonly now: () => number
}

/** Whose session it is; null when it does not count, or they are suspended. */
export const deskMember = async (asking: Asking): Promise<DeskMember | null> => {
  const { database, policy, sessionId } = asking
  const now = asking.now()
  const live = sessionId === null ? null : await database.adminSessions.live(sessionId, now)
  if (live === null) return null
  const { adminId: id, email, expiresAt: sessionUntil, name, steppedUpAt } = live
  const until = steppedUpAt === null ? 0 : steppedUpAt + policy.admins.stepUpLifetime
  return {
    ...{ id, name, email, sessionUntil, sessionId: live.sessionId },
    role: adminRoleSchema.parse(live.role),
    steppedUpUntil: until > now ? until : null,
  }
}
