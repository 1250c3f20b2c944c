import { spendTicket, verifyTicket } from '@skelly/auth'
import { ok, refuse } from '@skelly/engine'
import type { Database } from '@skelly/services'
import type { TicketOffice } from '../rooms/ticket-office.ts'

export interface TicketOfficeParts {
  readonly database: Database
  readonly secret: string
  readonly webOrigins: readonly string[]
}

/** Tickets are signed by the web app, and used up in the database: once, whichever process is asked. */
export const ticketOffice = ({ database, secret, webOrigins }: TicketOfficeParts): TicketOffice => ({
  webOrigins,
  spend: async (ticket) => {
    const now = Date.now()
    const verified = await verifyTicket(secret, ticket, now)
    if (!verified.ok) return verified
    const { bearer, expiresAt } = verified.value
    const { sessionId, ticketId } = bearer
    const isSpent = await spendTicket(database, { ticketId, sessionId, expiresAt, now })
    return isSpent ? ok(bearer) : refuse('spent-ticket')
  },
})
