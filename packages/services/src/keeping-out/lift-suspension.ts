import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'
import type { DeskHand } from './desk-hand.ts'

export interface SuspensionLifting {
  readonly id: string
  /** For the audit: 1 to 2,000 characters. */
  readonly reason: string
  readonly admin: DeskHand
  readonly now: number
}

export const LIFTING_REFUSALS = ['no-such-suspension', 'over-already', 'lifted-already'] as const
export type LiftingRefusal = (typeof LIFTING_REFUSALS)[number]

/** Ends a suspension before its time and tells the player. */
export const liftSuspension = (
  database: Database,
  { admin, id, now: at, reason }: SuspensionLifting,
): Promise<Result<null, LiftingRefusal>> =>
  database.transaction(async ({ audit, notices, suspensions }) => {
    const suspension = await suspensions.lock(id)
    if (suspension === null) return refuse('no-such-suspension')
    if (suspension.liftedAt !== null) return refuse('lifted-already')
    const { matchId, playerId, until } = suspension
    if (until <= at) return refuse('over-already')
    await suspensions.lift(id, admin.id, at)
    await notices.add([{ kind: 'lifted', playerId, suspensionId: id, at }])
    await audit.add({
      ...{ at, adminId: admin.id, actor: admin.name, action: 'suspension.lift', subject: 'player' },
      ...{ subjectId: playerId, before: { suspensionId: id, matchId, until }, after: null, reason },
    })
    return ok(null)
  })
