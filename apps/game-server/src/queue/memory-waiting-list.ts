import type { Searcher } from './searcher.ts'
import type { WaitingList } from './waiting-list.ts'

export const memoryWaitingList = (): WaitingList => {
  const searchers = new Map<string, Searcher>()
  return {
    put: async (searcher) => void searchers.set(searcher.playerId, searcher),
    remove: async (playerId) => void searchers.delete(playerId),
    all: async () => [...searchers.values()],
  }
}
