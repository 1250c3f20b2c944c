import type { Refused, RoomRefusal } from '@skelly/protocol'

/** The refusal that the player is told of: of something done by hand on the court. */
export const refusalShown = (refused: Refused | null): RoomRefusal | null =>
  refused !== null && (refused.message === 'flick' || refused.message === 'set-down') ? refused.why : null
