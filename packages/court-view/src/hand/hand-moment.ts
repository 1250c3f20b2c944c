import { STRENGTH_LIMIT } from '@skelly/engine'
import { flickOf } from './flick-of.ts'
import type { HandEffect } from './change-hand.ts'
import type { HandState } from './hand-state.ts'

/** What a hand does that is felt in it: it takes a cap, it pulls as far as a pull counts, it puts the cap down. */
export type HandMoment = 'picked' | 'full' | 'set-down'

const isFull = (hand: HandState): boolean => flickOf(hand)?.strength === STRENGTH_LIMIT

/** What is felt of a step of the hand; null of most. */
export const handMoment = (
  before: HandState,
  after: HandState,
  effect: HandEffect | null,
): HandMoment | null => {
  if (effect?.kind === 'set-down') return 'set-down'
  if (before.kind === 'idle' && after.kind !== 'idle') return 'picked'
  return isFull(after) && !isFull(before) ? 'full' : null
}
