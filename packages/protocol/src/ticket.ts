import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'

/** What a ticket lets its bearer join. */
export const ticketPurposeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ranked-queue'), fill: z.enum(FILL_NAMES) }),
  z.strictObject({ kind: z.literal('match'), matchId: z.uuid() }),
])
export type TicketPurpose = z.infer<typeof ticketPurposeSchema>

/** Who a ticket names. It is signed, lives 60 s and is used once (policies, Tickets). */
export interface TicketBearer {
  readonly ticketId: string
  readonly playerId: string
  readonly name: string
  readonly sessionId: string
  readonly purpose: TicketPurpose
}

/** Where to go with it: the game server's address for `new Client(address)`. */
export const admissionSchema = z.strictObject({ address: z.string(), ticket: z.string() })
export type Admission = z.infer<typeof admissionSchema>
