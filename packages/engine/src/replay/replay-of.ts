import type { Millis } from '../ids.ts'
import type { JournalEntry } from '../match/match.ts'
import { recordOf } from '../match/record-of.ts'
import { rulesetNamed } from '../rulesets/registry.ts'
import type { Setup } from '../rulesets/ruleset.ts'
import type { SkellyEvent, SkellyMove } from '../rulesets/skelly/state.ts'
import { REPLAY_FORMAT, type Replay } from './replay.ts'

/**
 * The replay of a match from its journal.
 * @param date when the first command was accepted
 * @throws when the setup names no ruleset: such a match has no journal
 */
export const replayOf = (
  setup: Setup,
  date: Millis,
  journal: readonly JournalEntry<SkellyMove, SkellyEvent>[],
): Replay => {
  const ruleset = rulesetNamed(setup.ruleset)
  if (ruleset === null) throw new Error(`no ruleset is named ${setup.ruleset}`)
  return { format: REPLAY_FORMAT, ...recordOf(ruleset, setup, date, journal) }
}
