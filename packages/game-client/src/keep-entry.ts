import { follow, skelly, stateHash, type Match, type SkellyState } from '@skelly/engine'
import type { EntryNews } from '@skelly/protocol'

/** One accepted entry, with the match before and after it. */
export interface MatchStep {
  readonly entry: EntryNews
  readonly before: Match<SkellyState>
  readonly after: Match<SkellyState>
}

export type Kept =
  | { readonly kind: 'kept'; readonly step: MatchStep }
  /** It was known already: a repeated answer. */
  | { readonly kind: 'known' }
  /** Entries before it are missing. */
  | { readonly kind: 'gap' }
  /** The state here is another than the server's: it is taken whole from there. */
  | { readonly kind: 'differs' }

/** What an entry makes of the match that this client has. */
export const keepEntry = (before: Match<SkellyState>, entry: EntryNews): Kept => {
  if (entry.seq < before.seq) return { kind: 'known' }
  if (entry.seq > before.seq) return { kind: 'gap' }
  const after = follow(skelly, before, entry.happenings)
  if (stateHash(skelly, after) !== entry.hash) return { kind: 'differs' }
  return { kind: 'kept', step: { entry, before, after } }
}
