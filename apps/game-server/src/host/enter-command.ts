import { enact, skelly, type MatchRefusal, type SkellyRefusal } from '@skelly/engine'
import type { Journal, Pull } from './journal.ts'
import type { LiveCommand, LiveEntry, LiveMatch } from './live-match.ts'

export type Entered =
  /** It stands in the journal: now it may be told. */
  | { readonly kind: 'accepted'; readonly entry: LiveEntry }
  | { readonly kind: 'refused'; readonly why: MatchRefusal | SkellyRefusal }
  /** Another process has taken the match over. */
  | { readonly kind: 'fenced-out' }
  /** The stores did not answer: it may have been written or not. */
  | { readonly kind: 'unclear'; readonly seq: number; readonly error: unknown }

/** Decides a command and commits it to the journal. Nobody is told here. */
export const enterCommand = async (
  journal: Journal,
  match: LiveMatch,
  command: LiveCommand,
  pull: Pull | null,
): Promise<Entered> => {
  const enacted = enact(skelly, match, command)
  if (!enacted.ok) return { kind: 'refused', why: enacted.refusal }
  const { entry } = enacted.value
  try {
    const written = await journal.append(entry, pull)
    return written === 'kept' ? { kind: 'accepted', entry } : { kind: 'fenced-out' }
  } catch (error) {
    return { kind: 'unclear', seq: entry.seq, error }
  }
}
