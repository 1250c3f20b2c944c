import type { Database, SessionPlayer } from '@skelly/auth'
import type { Policy } from '@skelly/protocol'
import type { Rechecker } from '@skelly/services'
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
  /** Epoch milliseconds. */
  readonly now: () => number
}
