import type { Searcher } from './searcher.ts'

/** Who waits in the ranked queue: one entry a person. In memory for one process; Redis comes with several. */
export interface WaitingList {
  /** Adds the person, or replaces their entry. */
  put(searcher: Searcher): Promise<void>
  remove(playerId: string): Promise<void>
  all(): Promise<readonly Searcher[]>
}
