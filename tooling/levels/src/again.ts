import { tolerance, TRIES } from '@skelly/engine/challenges'
import { levelFile, read } from './candidate.ts'
import type { Placed } from './draft.ts'
import type { LevelFile } from './level-file.ts'
import { difficultyOf, rounded } from './measure.ts'
import { flicksWith, LEAST_SPARE } from './wanted.ts'

/**
 * A level of the tree with its draft's words, rules, seed if it says one, and flicks to spare, measured anew: its court,
 * its caps and its solution stay as they were found.
 * @param level the draft's, as it is in the tree
 */
export const again = async (draft: Placed, level: LevelFile): Promise<LevelFile> => {
  const { number, court, caps, seed, solution, measured } = level
  const file = levelFile(
    { ...draft, court, caps, seed: draft.seed ?? seed },
    { number, flicks: flicksOf(draft, level), solution, measured },
  )
  const solved = read(file)
  const difficulty = await difficultyOf(solved, TRIES)
  return { ...file, measured: { tolerance: rounded(tolerance(solved)), difficulty } }
}

const flicksOf = (draft: Placed, { flicks: [three, , one] }: LevelFile): LevelFile['flicks'] =>
  flicksWith(draft, three, draft.spare ?? Math.max(LEAST_SPARE, one - three))
