import { unreachable } from '@skelly/engine'
import type { SeatPresence } from '@skelly/protocol'

/** How somebody's connection is told to the others (policies, Heard from). */
export type PresenceWord =
  | { readonly kind: 'awaited' | 'here' | 'back' | 'gone' }
  | {
      readonly kind: 'quiet'
      /** Whole seconds since the last sign of life. */
      readonly since: number
      /** Whole seconds until the player has left. */
      readonly left: number
    }

/** For how long a return is told, ms. */
const BACK_TOLD_FOR = 5_000

/**
 * @param returnedAt when the player was heard from again after having been quiet, or null
 * @param now the server's clock, ms
 * @param silence ms after which a player who was not heard from has left
 */
export const presenceWord = (
  { presence, heardAt }: SeatPresence,
  returnedAt: number | null,
  now: number,
  silence: number,
): PresenceWord => {
  switch (presence) {
    case 'awaited':
    case 'gone':
      return { kind: presence }
    case 'here':
      return { kind: returnedAt !== null && now - returnedAt < BACK_TOLD_FOR ? 'back' : 'here' }
    case 'quiet': {
      const since = Math.max(0, Math.floor((now - heardAt) / 1000))
      return { kind: 'quiet', since, left: Math.max(0, Math.ceil((heardAt + silence - now) / 1000)) }
    }
    default:
      return unreachable(presence)
  }
}
