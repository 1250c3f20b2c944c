import type { SeatSetup, Setup } from '@skelly/engine'
import type { DealtSeed } from '../counting/counting-desk.ts'
import { deal, dealAgain } from '../device/deal.ts'
import { freshSeed } from '../device/fresh-seed.ts'

const isPerson = ({ computer }: SeatSetup): boolean => computer === undefined

/**
 * The next game of the same players: who was first goes last (R2.3). Where the account knows nothing of the game
 * before, its first one is drawn anew.
 * @param dealt the seed for a game that counts, or null
 */
export const nextMachineGame = (setup: Setup, dealt: DealtSeed | null): Setup => {
  if (dealt === null) return dealAgain(setup, freshSeed())
  if (dealt.isRematch) return dealAgain(setup, dealt.seed)
  const { seats, shotClock } = setup
  const players = [...seats.filter(isPerson), ...seats.filter((seat) => !isPerson(seat))]
  return deal({ way: 'machine', players, shotClock }, dealt.seed)
}
