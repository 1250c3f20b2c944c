import type { NewAuditEntry, Repositories } from '@skelly/db'
import type { Actor } from './actor.ts'

interface Told extends Partial<Pick<NewAuditEntry, 'before' | 'after' | 'reason'>> {
  readonly by: Actor
  readonly action: `admin.${string}`
  /** Whom it is about: an admin's id, or the address of somebody who is none yet. */
  readonly about: string
  readonly now: number
}

/** Writes down what happened to somebody at the desk. */
export const auditAdmin = (
  { audit }: Pick<Repositories, 'audit'>,
  { about, action, after = null, before = null, by, now, reason = null }: Told,
): Promise<void> =>
  audit.add({
    ...{ at: now, adminId: by.id, actor: by.name, action },
    ...{ subject: 'admin', subjectId: about, before, after, reason },
  })
