import { ticketPurposeSchema } from '@skelly/protocol'
import { z } from 'zod'

/** Nobody but game servers takes these tokens. */
export const TICKET_AUDIENCE = 'skelly-game'
export const TICKET_ALGORITHM = 'HS256'

/** What a ticket says, beside when it runs out. */
export const ticketClaimsSchema = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  name: z.string(),
  sid: z.uuid().nullable(),
  purpose: ticketPurposeSchema,
  exp: z.int(),
})

export const ticketKey = (secret: string): Uint8Array => new TextEncoder().encode(secret)
