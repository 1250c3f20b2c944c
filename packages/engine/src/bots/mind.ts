import type { Hand } from './hand.ts'
import { MANNERS, type Manner } from './manner.ts'

/** All that a computer player's choices depend on beside the table and chance. */
export interface Mind {
  readonly hand: Hand
  readonly manner: Manner
  /** Bounds on simulated shots a turn: never a time, so that every machine chooses alike. */
  readonly budget: Budget
}

/** Both together are 1 to 20,000. */
export interface Budget {
  /** For telling plans apart by what comes of the own flick. */
  readonly flicks: number
  /** For telling the best of them apart by what the next flick makes of it, whoever's it is; 0 not to look ahead. */
  readonly replies: number
}

/** The mind of a hand that weighs everything and looks no further than its own flick. */
export const mindOf = (hand: Hand): Mind => ({
  hand,
  manner: MANNERS.ruthless,
  budget: { flicks: 1_500, replies: 0 },
})
