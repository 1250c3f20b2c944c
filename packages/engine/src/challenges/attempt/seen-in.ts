import { evolve } from '../../rulesets/skelly/evolve.ts'
import type { SkellyEvent, SkellyState } from '../../rulesets/skelly/state.ts'
import type { Seen } from '../seen.ts'

/** What events did to the table, one after the other. */
export const seenIn = (state: SkellyState, events: readonly SkellyEvent[]): readonly Seen[] => {
  let before = state
  return events.map((event) => {
    const seen = { before, event, after: evolve(before, event) }
    before = seen.after
    return seen
  })
}
