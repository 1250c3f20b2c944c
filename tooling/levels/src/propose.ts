import type { SolvedLevel } from '@skelly/engine/challenges'
import { levelFile, read, unsolved } from './candidate.ts'
import type { Placed } from './draft.ts'
import { kept } from './kept.ts'
import { solve, type SolvedBy } from './search/solve.ts'
import { vary } from './vary.ts'
import { leastTolerance } from './wanted.ts'

/** A placing of a draft, and the solution that was found for it. */
export interface Proposal {
  readonly draft: Placed
  readonly solvedBy: SolvedBy
}

/** Placings that are tried before a draft is given up. */
const VARIATIONS = 6

/** The first placing of the draft with a solution that is no needle, or in words what was found instead. */
export const propose = async (draft: Placed): Promise<Proposal | string> => {
  let best = 0
  for (let variation = 0; variation < VARIATIONS; variation += 1) {
    const placed = vary(draft, variation)
    const level = levelOf(placed, variation === 0)
    const solvedBy = level === null ? null : await solution(level, placed.via)
    if (solvedBy === null) continue
    if (solvedBy.tolerance >= leastTolerance(draft.chapter)) return { draft: placed, solvedBy }
    best = Math.max(best, solvedBy.tolerance)
  }
  return best === 0 ? 'no solution' : `a needle: ${best.toFixed(3)}`
}

/** A draft as it was written has to be a level; a variation of it need not be. */
const levelOf = (placed: Placed, isWritten: boolean): SolvedLevel | null => {
  try {
    return read(levelFile(placed, unsolved(placed)))
  } catch (error) {
    if (isWritten) throw error
    return null
  }
}

const solution = (level: SolvedLevel, via: Placed['via']): Promise<SolvedBy | null> => {
  const { court, caps, grip, seed, goal, twists, clock } = level
  const question = [court, caps, grip, seed, goal, twists, clock, level.solution.fill, via ?? null]
  return kept('solution', question, isSolution, () => solve(level, via))
}

const isSolution = (value: unknown): value is SolvedBy | null =>
  value === null || (typeof value === 'object' && 'turns' in value && 'flicks' in value)
