import {
  beginMatch,
  enact,
  skelly,
  type JournalEntry,
  type Match,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'

/**
 * How a game stood before what ended it, or as far as its journal gives it back (R10.6); null when it had not begun.
 * @param journal from the beginning; what comes after an entry that does not replay is not looked at
 */
export const abandonedPosition = (
  setup: Setup,
  journal: readonly JournalEntry<SkellyMove, SkellyEvent>[],
): Match<SkellyState> | null => {
  let match = beginMatch(skelly, setup)
  for (const { command, hash } of journal) {
    const enacted = enact(skelly, match, command)
    if (!enacted.ok || enacted.value.entry.hash !== hash) break
    const after = enacted.value.match
    if (after.phase.kind === 'over' || after.phase.kind === 'void') break
    match = after
  }
  return match.phase.kind === 'playing' ? match : null
}
