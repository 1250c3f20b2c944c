import { ok, refuse, type Result, type TicketBearer } from '@skelly/protocol'
import { errors, jwtVerify } from 'jose'
import { TICKET_ALGORITHM, TICKET_AUDIENCE, ticketClaimsSchema, ticketKey } from './ticket-claims.ts'

/** A ticket that was signed here and has not run out; whether it was used already is for the database to say. */
export interface VerifiedTicket {
  readonly bearer: TicketBearer
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

export const TICKET_REFUSALS = ['bad-ticket', 'expired-ticket'] as const
export type TicketRefusal = (typeof TICKET_REFUSALS)[number]

/** Who comes with this ticket and for what. */
export const verifyTicket = async (
  secret: string,
  ticket: string,
  now: number,
): Promise<Result<VerifiedTicket, TicketRefusal>> => {
  const payload = await payloadOf(secret, ticket, now)
  if (!payload.ok) return payload
  const claims = ticketClaimsSchema.safeParse(payload.value)
  if (!claims.success) return refuse('bad-ticket')
  const { jti, sub, name, sid, purpose, exp } = claims.data
  const bearer = { ticketId: jti, playerId: sub, name, sessionId: sid, purpose }
  return ok({ bearer, expiresAt: exp * 1000 })
}

const payloadOf = async (
  secret: string,
  ticket: string,
  now: number,
): Promise<Result<unknown, TicketRefusal>> => {
  try {
    const { payload } = await jwtVerify(ticket, ticketKey(secret), {
      algorithms: [TICKET_ALGORITHM],
      audience: TICKET_AUDIENCE,
      currentDate: new Date(now),
    })
    return ok(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse('expired-ticket')
    if (error instanceof errors.JOSEError) return refuse('bad-ticket')
    throw error
  }
}
