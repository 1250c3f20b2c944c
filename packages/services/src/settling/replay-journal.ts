import {
  beginMatch,
  enact,
  rulesetNamed,
  type JournalEntry,
  type KnownRuleset,
  type Match,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'

/** A match as its commands make it. */
export interface ReplayedMatch {
  readonly ruleset: KnownRuleset
  readonly match: Match<SkellyState>
  /** Made again: what was stored beside the commands is not believed. */
  readonly journal: readonly JournalEntry<SkellyMove, SkellyEvent>[]
}

/**
 * Plays a journal's commands again from the setup.
 * @throws when the engine refuses one or comes to another hash: the journal is not of this match
 */
export const replayJournal = (
  setup: Setup,
  stored: readonly JournalEntry<SkellyMove, SkellyEvent>[],
): ReplayedMatch => {
  const ruleset = rulesetNamed(setup.ruleset)
  if (ruleset === null) throw new Error(`unknown ruleset ${setup.ruleset}`)
  let match = beginMatch(ruleset, setup)
  const journal = stored.map(({ seq, command, hash }) => {
    const enacted = enact(ruleset, match, command)
    if (!enacted.ok) throw new Error(`entry ${seq} of the journal is refused: ${enacted.refusal}`)
    const { entry } = enacted.value
    if (entry.seq !== seq || entry.hash !== hash)
      throw new Error(`entry ${seq} of the journal does not replay`)
    match = enacted.value.match
    return entry
  })
  return { ruleset, match, journal }
}
