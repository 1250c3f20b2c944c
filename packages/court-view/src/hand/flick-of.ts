import { flickOfPull, type Flick } from '@skelly/engine'
import type { HandState } from './hand-state.ts'
import { flickOfKeys } from './key-aim.ts'

/** The flick that a hand would make if it let go now; null while it aims at nothing. */
export const flickOf = (hand: HandState): Flick | null => {
  if (hand.kind === 'pulling') return flickOfPull(hand.pull)
  return hand.kind === 'keying' ? flickOfKeys(hand.aim) : null
}
