import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'
import type { Solution } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'

export const SOLUTION_REFUSALS = ['no-such-level', 'not-yet'] as const
export type SolutionRefusal = (typeof SOLUTION_REFUSALS)[number]

/**
 * A level's solution, for a player with three counted stars there. Others are refused it, and so is nobody (null).
 */
export const solutionOf = async (
  { levelBests }: Database,
  playerId: string | null,
  number: number,
): Promise<Result<Solution, SolutionRefusal>> => {
  const level = levelNumbered(number)
  if (level === null) return refuse('no-such-level')
  const best = playerId === null ? null : await levelBests.find(playerId, number)
  return best?.stars === 3 ? ok(level.solution) : refuse('not-yet')
}
