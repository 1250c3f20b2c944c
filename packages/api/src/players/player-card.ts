import type { PlayerRecord } from '@skelly/db'
import { levelOf, type PlayerCard, type Policy } from '@skelly/protocol'

/** A player as others see them. */
export const playerCard = (
  { name, rating, ratedGames, xp }: PlayerRecord,
  { matchmaking }: Policy,
): PlayerCard => ({
  name,
  rating,
  provisional: ratedGames < matchmaking.provisionalGames,
  ratedGames,
  xp,
  level: levelOf(xp),
})
