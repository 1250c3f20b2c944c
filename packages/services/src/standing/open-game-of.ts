import type { Database } from '@skelly/db'

/** A game to go back to. */
export interface OpenGame {
  readonly matchId: string
  /** How it is played: 'online' or 'ranked'. */
  readonly way: string
  /** The code of the room that it was started from; null in ranked. */
  readonly roomCode: string | null
}

/** The game that the player has to go back to, with the way there, or null. */
export const openGameOf = async (
  { matches, rooms, seats }: Database,
  playerId: string,
): Promise<OpenGame | null> => {
  const matchId = await seats.openMatchOf(playerId)
  const match = matchId === null ? null : await matches.find(matchId)
  if (match === null) return null
  const room = match.roomId === null ? null : await rooms.find(match.roomId)
  return { matchId: match.id, way: match.way, roomCode: room?.code ?? null }
}
