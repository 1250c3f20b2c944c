import type { DecisionRecord } from '@skelly/db'

/** The verdict among a case's decisions that nothing took back; null while the case is open. There is one at most. */
export const standingDecision = (decisions: readonly DecisionRecord[]): DecisionRecord | null =>
  decisions.find(({ isReversed, kind }) => !isReversed && kind !== 'note' && kind !== 'reverse') ?? null
