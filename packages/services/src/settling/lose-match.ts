import type { Database } from '@skelly/db'
import type { Settling } from './settle-match.ts'

/**
 * R10.6: a match that its journal does not give back is void: nothing is counted, the moderators see it if it is ranked,
 * and its players are free again. Does nothing to a match that is settled.
 */
export const loseMatch = (database: Database, { matchId, now }: Settling): Promise<void> =>
  database.transaction(async ({ matches, seats, settlements }) => {
    const match = await matches.lock(matchId)
    if (match?.endedAt !== null) return
    const why = 'server-lost'
    const abandonedFor = match.way === 'ranked' ? why : null
    const words = { outcome: 'void', leaving: null, voiding: why, abandonedFor } as const
    await settlements.add({ matchId, ...words, settledAt: now })
    await matches.end(matchId, now)
    for (const { seat } of await seats.of(matchId)) await seats.close(matchId, seat, null)
  })
