import type { Result } from '@skelly/engine'
import type { TicketBearer } from '@skelly/protocol'

export type TicketRefusal = 'bad-ticket' | 'expired-ticket' | 'spent-ticket'

/** Where tickets are taken: each one once. */
export interface TicketOffice {
  readonly webOrigins: readonly string[]
  /** Checks the ticket and uses it up. Throws when the stores do not answer. */
  spend(ticket: string): Promise<Result<TicketBearer, TicketRefusal>>
}
