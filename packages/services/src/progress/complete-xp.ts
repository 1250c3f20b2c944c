import { setImmediate as elsewhere } from 'node:timers/promises'
import type { Database } from '@skelly/db'
import { decodeReplay, walkReplay, xpIn, type XpByRow } from '@skelly/engine'
import { rowsOfGame } from './rows-of-game.ts'

/** Entries that are read at once. */
const BATCH = 50
/** Stands before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What came of it. */
export interface XpCompletion {
  readonly added: number
  /** Matches of entries whose replay tells another amount, or nothing: their XP stays without rows. */
  readonly unexplained: readonly string[]
}

/**
 * Writes down what gave the XP of games from before that was kept: each is played again. Several processes may do it at
 * once, and it may be stopped between any two.
 */
export const completeXp = async (database: Database, stop?: AbortSignal): Promise<XpCompletion> => {
  const unexplained: string[] = []
  let [added, after] = [0, FIRST]
  for (;;) {
    const entries = await database.xpSources.unexplained(after, BATCH)
    for (const { amount, matchId, playerId, seat, text } of entries) {
      if (stop?.aborted === true) return { added, unexplained }
      const rows = rowsIn(text, seat)
      if (rows === null || xpIn(rows) !== amount) unexplained.push(matchId)
      else {
        await database.xpSources.add({ matchId, playerId, amount, rows })
        added += 1
      }
      // the process has games to see to
      await elsewhere()
    }
    const last = entries.at(-1)
    if (last === undefined) return { added, unexplained }
    after = last.entryId
  }
}

const rowsIn = (text: string, seat: number): XpByRow | null => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return null
  const { frames, refused } = walkReplay(decoded.value)
  if (refused !== null) return null
  const journal = frames.map(({ entry }) => entry)
  return rowsOfGame(decoded.value.setup, journal)[seat] ?? null
}
