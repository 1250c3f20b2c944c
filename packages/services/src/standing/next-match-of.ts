import type { Database } from '@skelly/db'

/** The rematch of a match, while it is not over: where those at its table went on to. Null when there is none. */
export const nextMatchOf = async ({ matches }: Database, matchId: string): Promise<string | null> => {
  const nextId = await matches.rematchOf(matchId)
  const next = nextId === null ? null : await matches.find(nextId)
  return next?.endedAt === null ? next.id : null
}
