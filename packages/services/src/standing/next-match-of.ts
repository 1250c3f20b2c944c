import type { Database } from '@skelly/db'

/**
 * The rematch of a match, or the rematch of that one and so on, that is not over: where those at its table went on to.
 * Null when there is none.
 */
export const nextMatchOf = async ({ matches }: Database, matchId: string): Promise<string | null> => {
  let nextId = await matches.rematchOf(matchId)
  while (nextId !== null) {
    if ((await matches.find(nextId))?.endedAt === null) return nextId
    nextId = await matches.rematchOf(nextId)
  }
  return null
}
