import type { Database } from '@skelly/db'

/** A match that is not settled, the process that owns it, and when that one last said that it lives. */
export interface OpenMatch {
  readonly matchId: string
  readonly ownerId: string | null
  readonly ownerBeatAt: number | null
}

/** The matches that are not settled, oldest first: those whose owner is gone are taken up by another process. */
export const openMatches = async (database: Database): Promise<readonly OpenMatch[]> =>
  (await database.matches.open()).map(({ id, ...owned }) => ({ matchId: id, ...owned }))
