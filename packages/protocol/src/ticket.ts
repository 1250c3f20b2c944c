import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'
import { roomCodeSchema } from './rooms/room-code.ts'
import { roomOptionsSchema } from './rooms/room-options.ts'

/** What a ticket lets its bearer join. */
export const ticketPurposeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ranked-queue'), fill: z.enum(FILL_NAMES) }),
  z.strictObject({ kind: z.literal('match'), matchId: z.uuid(), as: z.enum(['player', 'watcher']) }),
  z.strictObject({ kind: z.literal('open-room'), options: roomOptionsSchema }),
  z.strictObject({ kind: z.literal('find-room'), code: roomCodeSchema }),
  z.strictObject({ kind: z.literal('lobby'), roomId: z.uuid() }),
])
export type TicketPurpose = z.infer<typeof ticketPurposeSchema>

/** Who a ticket names. It is signed, lives 60 s and is used once (policies, Tickets). */
export interface TicketBearer {
  readonly ticketId: string
  readonly playerId: string
  readonly name: string
  /** The session that it was given in; null for a guest, who has none. */
  readonly sessionId: string | null
  readonly purpose: TicketPurpose
}

/** Where to go with it: the game server's address for `new Client(address)`. */
export const admissionSchema = z.strictObject({ address: z.string(), ticket: z.string() })
export type Admission = z.infer<typeof admissionSchema>
