import type { Policy } from '@skelly/protocol'
import type { LimitFor } from '../limits/limit.ts'
import type { Trying, WrongCodes } from './wrong-codes.ts'

/** Wrong codes, counted by limits of some store. */
export const countedCodes = (
  { wrongCodes: most, wrongCodesWithin: within }: Policy['rooms'],
  limitFor: LimitFor,
): WrongCodes => {
  const players = limitFor({ name: 'wrong-codes-player', most, within })
  const addresses = limitFor({ name: 'wrong-codes-address', most, within })
  const each = ({ playerId, address }: Trying) =>
    [
      [players, playerId],
      [addresses, address],
    ] as const
  return {
    count: async (trying) => {
      const waits = await Promise.all(each(trying).map(([limit, key]) => limit.take(key)))
      const longest = Math.max(...waits.map((wait) => wait ?? 0))
      return longest === 0 ? null : longest
    },
    forgive: async (trying) => {
      for (const [limit, key] of each(trying)) await limit.giveBack(key)
    },
  }
}
