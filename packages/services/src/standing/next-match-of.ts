import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'

export interface NextMatchQuestion {
  readonly matchId: string
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * The rematch that those at a match's table go on to: opened, not over, and the game before ended so short a time ago
 * that its table may stand. Null when there is none.
 */
export const nextMatchOf = async (
  { matches }: Database,
  { matchId, now }: NextMatchQuestion,
  { rematchWithin }: Pick<Policy['rooms'], 'rematchWithin'>,
): Promise<string | null> => {
  const endedAt = (await matches.find(matchId))?.endedAt ?? null
  if (endedAt === null || now >= endedAt + 2 * rematchWithin) return null
  const nextId = await matches.rematchOf(matchId)
  const next = nextId === null ? null : await matches.find(nextId)
  return next?.endedAt === null ? next.id : null
}
