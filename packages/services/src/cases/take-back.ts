import { newId, type CorrectionRecord, type Repositories } from '@skelly/db'
import { refreshLadders } from '../rankings/refresh-ladders.ts'

/** What a game or a decision did to one rating. */
export interface RatingStep {
  readonly playerId: string
  readonly change: number
}

/** Steps that a decision takes back. */
export interface TakingBack {
  readonly matchId: string
  readonly decisionId: string
  readonly at: number
  readonly steps: readonly RatingStep[]
}

/**
 * Writes an equal and opposite entry for each step on top of what came since, whatever the floor of games says, and keeps
 * sums and ladders with them. Rated games stay counted: K goes on as if nothing had been taken back. XP stays.
 */
export const takeBack = async (
  repositories: Repositories,
  { at, decisionId, matchId, steps }: TakingBack,
): Promise<readonly CorrectionRecord[]> => {
  if (steps.length === 0) return []
  const { players, ratings } = repositories
  const corrections: CorrectionRecord[] = []
  for (const player of await players.lock(steps.map(({ playerId }) => playerId))) {
    const { highest, id: playerId, ratedGames, rating: before, xp } = player
    const change = steps.reduce((sum, step) => (step.playerId === playerId ? sum - step.change : sum), 0)
    const after = before + change
    const number = await ratings.nextNumber(playerId)
    await ratings.correct({ id: newId(), playerId, matchId, decisionId, number, before, after, at })
    await players.keepStanding(playerId, { rating: after, ratedGames, highest: Math.max(highest, after), xp })
    corrections.push({ playerId, before, change, after })
  }
  await refreshLadders(
    repositories,
    corrections.map(({ playerId }) => playerId),
    at,
  )
  return corrections
}
