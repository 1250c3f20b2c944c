import type { Presence, SeatPresence } from '@skelly/protocol'

/** What is remembered of a player's presence, so that a return can be told. */
export interface PresenceMemory {
  readonly presence: Presence
  /** When the player was heard from again after having been quiet, server's epoch ms; null when that is not so. */
  readonly returnedAt: number | null
}

export const NO_MEMORY: PresenceMemory = { presence: 'awaited', returnedAt: null }

/** The memory after a look at the player; the same object when nothing has changed. */
export const rememberPresence = (memory: PresenceMemory, seen: SeatPresence): PresenceMemory => {
  if (seen.presence === memory.presence) return memory
  const isReturn = memory.presence === 'quiet' && seen.presence === 'here'
  return { presence: seen.presence, returnedAt: isReturn ? seen.heardAt : null }
}
