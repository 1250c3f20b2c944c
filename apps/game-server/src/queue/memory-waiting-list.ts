import type { Searcher } from './searcher.ts'
import { SEARCH_LAPSES, type WaitingList } from './waiting-list.ts'

/** The waiting list of one process. */
export const memoryWaitingList = (lapses = SEARCH_LAPSES): WaitingList => {
  const entries = new Map<string, { readonly searcher: Searcher; readonly until: number }>()
  const enter = (searcher: Searcher): void =>
    void entries.set(searcher.playerId, { searcher, until: performance.now() + lapses })
  const live = (): readonly Searcher[] => {
    for (const [playerId, { until }] of entries) if (until <= performance.now()) entries.delete(playerId)
    return [...entries.values()].map(({ searcher }) => searcher)
  }
  return {
    put: async (searcher) => enter(searcher),
    remove: async (playerId) => void entries.delete(playerId),
    keep: async (playerIds) => {
      for (const searcher of live()) if (playerIds.includes(searcher.playerId)) enter(searcher)
    },
    all: async () => live(),
  }
}
