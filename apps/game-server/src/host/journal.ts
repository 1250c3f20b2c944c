import type { LiveEntry } from './live-match.ts'

/** The raw pull of a flick in CSS pixels, kept with the journal and nowhere else. */
export interface Pull {
  readonly dx: number
  readonly dy: number
}

/** One match's journal, written by the one process that owns the match. */
export interface Journal {
  /**
   * Writes the entry for good, before anybody is told of it.
   * @returns 'fenced-out' when another process has taken the match over: nothing was written
   * @throws when it is not known whether the entry was written: ask `after` before anything else
   */
  append(entry: LiveEntry, pull: Pull | null): Promise<'kept' | 'fenced-out'>
  /**
   * The entries from number `seq` on.
   * @throws when the stores do not answer
   */
  after(seq: number): Promise<readonly LiveEntry[] | 'fenced-out'>
}
