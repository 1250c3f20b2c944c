import type { Strength } from '../rulesets/ruleset.ts'
import { HANDS, type Hand } from './hand.ts'

/** Who sits at the table when nobody else does. */
export interface ComputerPlayer {
  readonly name: string
  readonly hand: Hand
  /** Bound on simulated shots a turn, at most 20,000: never a time, so that every machine chooses alike. */
  readonly simulations: number
}

/** The computer players, one of each strength. */
export const COMPUTER_PLAYERS = {
  easy: { name: 'Loose Change', hand: HANDS.novice, simulations: 600 },
  normal: { name: 'Stoop', hand: HANDS.average, simulations: 1_500 },
  hard: { name: 'Kingpin', hand: HANDS.good, simulations: 3_000 },
} as const satisfies Record<Strength, ComputerPlayer>
