import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import { networkOf } from '../addresses/network-of.ts'
import { countedLimit } from '../limits/counted-limit.ts'

/** Counts the guests who come from an address: each is a row that stays. */
export interface GuestLimits {
  /** @param address the network address; null when it is not known, then nobody is refused */
  admit(address: string | null, now: number): Promise<boolean>
}

export const guestLimits = (database: Database, { rooms }: Policy): GuestLimits => {
  const limit = countedLimit(database, {
    name: 'new-guests',
    most: rooms.newGuests,
    within: rooms.newGuestsWithin,
  })
  return { admit: async (address, now) => address === null || limit.mayTake(networkOf(address), now) }
}
