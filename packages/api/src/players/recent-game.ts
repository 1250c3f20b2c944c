import type { GameRecord } from '@skelly/db'
import { z } from 'zod'

/** A game from one player's side. */
export const recentGameSchema = z.object({
  matchId: z.uuid(),
  at: z.number(),
  outcome: z.enum(['won', 'lost', 'void']),
  opponents: z.array(z.string()),
  /** Null where nothing was rated. */
  ratingChange: z.int().nullable(),
  xp: z.int(),
  replayId: z.uuid().nullable(),
})
export type RecentGame = z.infer<typeof recentGameSchema>

export const recentGame = (game: GameRecord): RecentGame => {
  const { matchId, endedAt: at, opponents, ratingChange, xp, replayId } = game
  return { matchId, at, outcome: outcomeOf(game), opponents: [...opponents], ratingChange, xp, replayId }
}

const outcomeOf = ({ outcome, place }: GameRecord): RecentGame['outcome'] => {
  if (outcome === 'void') return 'void'
  return place === 1 ? 'won' : 'lost'
}
