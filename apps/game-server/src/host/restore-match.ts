import { beginMatch, enact, ok, refuse, skelly, type Result, type Setup } from '@skelly/engine'
import type { LiveEntry, LiveMatch } from './live-match.ts'

/** Why a journal does not give its match back (R10.6). */
export type RestoreRefusal = 'entry-missing' | 'command-refused' | 'other-hash'

/** Plays a journal's commands again through the engine: every one must be accepted and end in the same hash. */
export const restoreMatch = (
  setup: Setup,
  entries: readonly LiveEntry[],
): Result<LiveMatch, RestoreRefusal> => {
  let match = beginMatch(skelly, setup)
  for (const { seq, command, hash } of entries) {
    if (seq !== match.seq) return refuse('entry-missing')
    const enacted = enact(skelly, match, command)
    if (!enacted.ok) return refuse('command-refused')
    if (enacted.value.entry.hash !== hash) return refuse('other-hash')
    match = enacted.value.match
  }
  return ok(match)
}
