import { LAPSES_AFTER, type CodeBook } from './code-book.ts'

interface Entry {
  /** Null while the code rests. */
  readonly roomId: string | null
  readonly until: number
}

/** The code book of one process. */
export const memoryCodeBook = (lapsesAfter = LAPSES_AFTER): CodeBook => {
  const entries = new Map<string, Entry>()
  const entryOf = (code: string): Entry | null => {
    const entry = entries.get(code)
    if (entry !== undefined && entry.until > performance.now()) return entry
    entries.delete(code)
    return null
  }
  const live = (roomId: string): Entry => ({ roomId, until: performance.now() + lapsesAfter })
  return {
    reserve: async ({ code, roomId }) => {
      const entry = entryOf(code)
      if (entry !== null) return entry.roomId === roomId
      entries.set(code, live(roomId))
      return true
    },
    find: async (code) => entryOf(code)?.roomId ?? null,
    keep: async (rooms) => {
      for (const { code, roomId } of rooms) {
        const entry = entryOf(code)
        if (entry?.roomId !== null) entries.set(code, live(roomId))
      }
    },
    rest: async (code, ms) => void entries.set(code, { roomId: null, until: performance.now() + ms }),
    release: async ({ code, roomId }) => {
      if (entryOf(code)?.roomId === roomId) entries.delete(code)
    },
  }
}
