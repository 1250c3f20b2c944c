import type { Database } from '@skelly/auth'
import type { Policy } from '@skelly/protocol'

/** What a call of a procedure of the desk knows of the world. */
export interface AdminContext {
  readonly database: Database
  /** The session that the browser's cookie names; null for none. Whether it counts is read at each call. */
  readonly sessionId: string | null
  readonly policy: Policy
  /** SKELLY_ADMIN_SECRET */
  readonly secret: string
  /** The admin app's address as browsers know it, without a slash at its end. */
  readonly home: string
  /** Where the request comes from; null when it is not known. */
  readonly address: string | null
  /** Epoch milliseconds. */
  readonly now: () => number
}
