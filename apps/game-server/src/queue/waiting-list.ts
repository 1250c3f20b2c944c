import type { Searcher } from './searcher.ts'

/**
 * Who waits in the ranked queue, at whichever process: one entry a person. Everything here rejects when the store does
 * not answer.
 */
export interface WaitingList {
  /** Adds the person, or replaces their entry. */
  put(searcher: Searcher): Promise<void>
  remove(playerId: string): Promise<void>
  /** They still wait: said again and again, for an entry lapses with its process. Who is off the list stays off it. */
  keep(playerIds: readonly string[]): Promise<void>
  all(): Promise<readonly Searcher[]>
}

/** An entry of which nobody has said anything for so many ms has lapsed. */
export const SEARCH_LAPSES = 5_000
