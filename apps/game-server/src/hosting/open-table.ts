import { millis, ok, refuse, type Millis, type Result } from '@skelly/engine'
import { claimMatch, type ClaimRefusal, type Database } from '@skelly/services'
import { restoreMatch, type RestoreRefusal } from '../host/restore-match.ts'
import type { Table } from '../host/table.ts'

export interface OpenedTable {
  readonly table: Table
  /** What this process signs the match's entries with. */
  readonly fence: number
}

export interface Opening {
  readonly matchId: string
  readonly serverId: string
  readonly now: Millis
  /** Only from an owner whose last sign of life is older than this moment; from everybody when it is not given. */
  readonly silentSince?: number
}

/**
 * Makes this process the match's owner and rebuilds it from its journal.
 * Refuses a match that is settled or unknown, and one whose journal does not give it back (R10.6).
 */
export const openTable = async (
  database: Database,
  opening: Opening,
): Promise<Result<OpenedTable, ClaimRefusal | RestoreRefusal>> => {
  const claimed = await claimMatch(database, opening)
  if (!claimed.ok) return claimed
  const { matchId, setup, seats, facts, watching, entries, openedAt, aliveAt, fence } = claimed.value
  const restored = restoreMatch(setup, entries)
  if (!restored.ok) return refuse(restored.refusal)
  const away = aliveAt === null ? null : Math.max(0, opening.now - aliveAt)
  const table: Table = {
    matchId,
    facts,
    watching,
    players: seats,
    match: restored.value,
    entries,
    openedAt: millis(openedAt),
    away,
  }
  return ok({ table, fence })
}
