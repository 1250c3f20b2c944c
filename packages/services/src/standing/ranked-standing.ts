import type { Database } from '@skelly/db'

/** What matchmaking wants to know of a player. */
export interface RankedStanding {
  readonly playerId: string
  readonly name: string
  readonly rating: number
  readonly ratedGames: number
  /** Whom the player met in the last rated game; null before the first. */
  readonly lastOpponentId: string | null
}

/** Null when there is no such player. */
export const rankedStanding = async (
  database: Database,
  playerId: string,
): Promise<RankedStanding | null> => {
  const player = await database.players.byId(playerId)
  if (player === null) return null
  const { name, rating, ratedGames } = player
  return { playerId, name, rating, ratedGames, lastOpponentId: await database.games.lastOpponentOf(playerId) }
}
