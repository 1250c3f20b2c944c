import type { Database } from '@skelly/db'

export interface Spending {
  readonly ticketId: string
  readonly expiresAt: number
  readonly now: number
}

/** Used tickets are remembered for this long after they ran out, whatever the servers' clocks differ by. */
const REMEMBERED = 3_600_000

/** True for the first to come with a ticket, false for everybody after. */
export const spendTicket = async (
  database: Database,
  { ticketId, expiresAt, now }: Spending,
): Promise<boolean> => {
  await database.spentTickets.forget(now - REMEMBERED)
  return database.spentTickets.spend(ticketId, expiresAt)
}
