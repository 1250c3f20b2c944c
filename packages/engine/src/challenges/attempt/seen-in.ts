import type { Happening } from '../../match/match.ts'
import { evolve } from '../../rulesets/skelly/evolve.ts'
import type { SkellyEvent, SkellyState } from '../../rulesets/skelly/state.ts'
import type { Seen } from '../seen.ts'

/** What a command's happenings did to the table, event by event. */
export const seenIn = (
  state: SkellyState,
  happenings: readonly Happening<SkellyEvent>[],
): readonly Seen[] => {
  let before = state
  return happenings.flatMap((happening): readonly Seen[] => {
    if (happening.kind !== 'played') return []
    const seen = { before, event: happening.event, after: evolve(before, happening.event) }
    before = seen.after
    return [seen]
  })
}
