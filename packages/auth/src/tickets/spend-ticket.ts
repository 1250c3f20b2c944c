import type { Database } from '@skelly/db'

export interface Spending {
  readonly ticketId: string
  readonly expiresAt: number
  /** The session that it was given to; null for a guest's. */
  readonly sessionId: string | null
  readonly now: number
}

/** Used tickets are remembered for this long after they ran out, whatever the servers' clocks differ by. */
const REMEMBERED = 3_600_000

/**
 * True for the first to come with a ticket, false for everybody after, and for tickets of sessions that were revoked
 * meanwhile.
 */
export const spendTicket = async (
  database: Database,
  { expiresAt, now, sessionId, ticketId }: Spending,
): Promise<boolean> => {
  await database.spentTickets.forget(now - REMEMBERED)
  if (sessionId !== null && (await database.sessions.live(sessionId, now)) === null) return false
  return database.spentTickets.spend(ticketId, expiresAt)
}
