/** How a player's connection is: shown to the other, with `since` in the server's epoch milliseconds. */
export const PRESENCES = ['awaited', 'here', 'quiet', 'gone'] as const
export type Presence = (typeof PRESENCES)[number]

/** The fields of the match room's Colyseus state for each seat (presence only; the game goes by messages). */
export interface SeatPresence {
  readonly seat: number
  readonly name: string
  readonly presence: Presence
  /** When the player was last heard from, server's epoch milliseconds; 0 before they joined. */
  readonly heardAt: number
}
