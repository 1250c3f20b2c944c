import { z } from 'zod'

/** `anyone`: yes, anyone will do (policies, Matchmaking). */
export const anyoneSchema = z.strictObject({})
/** All that a client may say in the ranked queue. Leaving the room cancels. */
export const queueClientMessages = { anyone: anyoneSchema } as const

/** What the server says in the ranked queue, by message type. */
export interface QueueNews {
  /** Every second. */
  readonly searching: {
    /** Milliseconds waited so far. */
    readonly waited: number
    /** Rating points either side that will do now. */
    readonly window: number
    /** How many are in the queue, this person too. */
    readonly queued: number
    /** Milliseconds that people have waited of late, the median; null when nobody has yet. */
    readonly estimate: number | null
    /** Whether the window is as wide as it gets and the person is asked whether anyone will do. */
    readonly askAnyone: boolean
  }
  readonly matched: { readonly matchId: string }
}
