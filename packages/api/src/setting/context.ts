import type { Database, SessionPlayer } from '@skelly/auth'
import type { Policy } from '@skelly/protocol'
import type { Rechecker } from '@skelly/services'
import type { AccountMail } from './account-mail.ts'
import type { GuestDoor } from '../visiting/guest-door.ts'

/** What a call of a procedure knows of the world. */
export interface ApiContext {
  readonly database: Database
  /** Who calls, by their session; null for nobody. */
  readonly player: SessionPlayer | null
  /** Where those come in who have no session. */
  readonly guests: GuestDoor
  readonly policy: Policy
  readonly ticketSecret: string
  /** This process's one place where games from devices are played again. */
  readonly rechecker: Rechecker
  /** The game server's address as browsers know it. */
  readonly gameAddress: string
  /** Where the request comes from; null when it is not known. */
  readonly address: string | null
  readonly mail: AccountMail
  /** Says to the browser that its visit to a provider links the provider's account to this session's. */
  readonly beginLinking: (sessionId: string) => Promise<void>
  /** Does the work when the answer is on its way, so that nobody can tell by the time it takes whether there was any. */
  readonly later: (work: () => Promise<void>) => void
  /** Epoch milliseconds. */
  readonly now: () => number
}
