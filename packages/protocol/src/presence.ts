import { z } from 'zod'

/** How a player's connection is: not there yet, answering, not answering, out of the game. */
export const PRESENCES = ['awaited', 'here', 'quiet', 'gone'] as const
export type Presence = (typeof PRESENCES)[number]

export const seatPresenceSchema = z.object({
  seat: z.int().min(0),
  name: z.string(),
  presence: z.enum(PRESENCES),
  /** When the player was last heard from, server's epoch milliseconds; 0 before they joined. */
  heardAt: z.number(),
})
export type SeatPresence = Readonly<z.infer<typeof seatPresenceSchema>>

/** The match room's Colyseus state: presence by seat and how many watch; the game goes by messages. */
export const tablePresenceSchema = z.object({ seats: z.array(seatPresenceSchema), watchers: z.int() })
