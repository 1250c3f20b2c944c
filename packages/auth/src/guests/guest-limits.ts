import type { Policy } from '@skelly/protocol'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '../addresses/network-of.ts'
import { mayTake } from '../limits/may-take.ts'

/** Counts the guests who come from an address: each is a row that stays. */
export interface GuestLimits {
  /** @param address the network address; null when it is not known, then nobody is refused */
  admit(address: string | null): Promise<boolean>
}

/** Limits that live in this process: the web app is one process. */
export const guestLimits = ({ rooms }: Policy): GuestLimits => {
  const limiter = new RateLimiterMemory({ points: rooms.newGuests, duration: rooms.newGuestsWithin / 1000 })
  return { admit: async (address) => address === null || mayTake(limiter, networkOf(address)) }
}
