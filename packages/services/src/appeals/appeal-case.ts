import { newId, type Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'

export interface Appealing {
  readonly matchId: string
  readonly playerId: string
  /** 1 to 2,000 characters. */
  readonly text: string
  readonly now: number
}

export const APPEAL_REFUSALS = ['no-such-case', 'appealed-already'] as const
/** no-such-case: or the player was not in it. */
export type AppealRefusal = (typeof APPEAL_REFUSALS)[number]

/** What a player of a case has to say about it: once, decided or not. It waits for an answer then. */
export const appealCase = (
  database: Database,
  { matchId, now: at, playerId, text }: Appealing,
): Promise<Result<null, AppealRefusal>> =>
  database.transaction(async ({ appeals, cases, seats }) => {
    const isInCase =
      (await cases.lock(matchId)) !== null &&
      (await seats.of(matchId)).some((seat) => seat.playerId === playerId)
    if (!isInCase) return refuse('no-such-case')
    if (!(await appeals.add({ id: newId(), matchId, playerId, text, at }))) return refuse('appealed-already')
    await cases.keepAppealed(matchId, true)
    return ok(null)
  })
