import type { GameRecord } from '@skelly/db'
import { STRENGTHS, WAYS } from '@skelly/engine'
import { z } from 'zod'

/** A game from one player's side. */
export const recentGameSchema = z.object({
  matchId: z.uuid(),
  way: z.enum(WAYS),
  at: z.number(),
  outcome: z.enum(['won', 'lost', 'void']),
  /** Names of the other people. */
  opponents: z.array(z.string()),
  computers: z.array(z.enum(STRENGTHS)),
  /** Null where nothing was rated. */
  ratingChange: z.int().nullable(),
  xp: z.int(),
  replayId: z.uuid().nullable(),
})
export type RecentGame = z.infer<typeof recentGameSchema>

const wordsSchema = recentGameSchema.pick({ way: true, computers: true })

export const recentGame = (game: GameRecord): RecentGame => {
  const { matchId, endedAt: at, opponents, ratingChange, xp, replayId } = game
  const { way, computers } = wordsSchema.parse(game)
  const outcome = outcomeOf(game)
  return { matchId, way, at, outcome, opponents: [...opponents], computers, ratingChange, xp, replayId }
}

const outcomeOf = ({ outcome, place }: GameRecord): RecentGame['outcome'] => {
  if (outcome === 'void') return 'void'
  return place === 1 ? 'won' : 'lost'
}
