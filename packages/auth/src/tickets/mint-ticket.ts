import { newId } from '@skelly/db'
import type { Policy, TicketBearer } from '@skelly/protocol'
import { SignJWT } from 'jose'
import { TICKET_ALGORITHM, TICKET_AUDIENCE, ticketKey } from './ticket-claims.ts'

export interface Minting {
  readonly bearer: Omit<TicketBearer, 'ticketId'>
  readonly policy: Policy
  readonly now: number
}

/** A signed ticket for the game server: short-lived, used once, for one player and one purpose (policies, Tickets). */
export const mintTicket = (secret: string, { bearer, policy, now }: Minting): Promise<string> =>
  new SignJWT({ name: bearer.name, sid: bearer.sessionId, purpose: bearer.purpose })
    .setProtectedHeader({ alg: TICKET_ALGORITHM })
    .setJti(newId())
    .setSubject(bearer.playerId)
    .setAudience(TICKET_AUDIENCE)
    .setExpirationTime(Math.ceil((now + policy.ticketLifetime) / 1000))
    .sign(ticketKey(secret))
