import { mintTicket } from '@skelly/auth'
import type { Admission, TicketPurpose } from '@skelly/protocol'
import type { Visitor } from '../visiting/visitor.ts'
import type { ApiContext } from './context.ts'

/** A way into the game server for one purpose. */
export const admissionTo = async (
  { gameAddress, now, policy, ticketSecret }: ApiContext,
  { playerId, name, sessionId }: Visitor,
  purpose: TicketPurpose,
): Promise<Admission> => {
  const bearer = { playerId, name, sessionId, purpose }
  return { address: gameAddress, ticket: await mintTicket(ticketSecret, { bearer, policy, now: now() }) }
}
