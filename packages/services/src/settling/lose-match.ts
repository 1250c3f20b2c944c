import type { Database, NewCase } from '@skelly/db'
import type { Settling } from './settle-match.ts'

/**
 * R10.6: a match that its journal does not give back is void: nothing is counted, the moderators see it if it is ranked,
 * and its players are free again. Does nothing to a match that is settled.
 */
export const loseMatch = (database: Database, { matchId, now }: Settling): Promise<void> =>
  database.transaction(async ({ cases, matches, seats, settlements }) => {
    const match = await matches.lock(matchId)
    if (match?.endedAt !== null) return
    const why = 'server-lost'
    const abandonedFor = match.way === 'ranked' ? why : null
    const words = { outcome: 'void', leaving: null, voiding: why, abandonedFor } as const
    await settlements.add({ matchId, ...words, settledAt: now })
    await matches.end(matchId, now)
    for (const { seat } of await seats.of(matchId)) await seats.close(matchId, seat, null)
    if (abandonedFor !== null) await cases.add(lostCase(matchId, now))
  })

const lostCase = (matchId: string, now: number): NewCase => {
  const nobody = { leaverId: null, stake: 0, isPausable: false }
  return { matchId, reason: 'server-lost', endedAt: now, openedAt: now, ...nobody }
}
