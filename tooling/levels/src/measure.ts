import { difficulty, TRIES, type SolvedLevel } from '@skelly/engine/challenges'
import { levelFile, read } from './candidate.ts'
import { kept } from './kept.ts'
import type { LevelFile, TurnFile } from './level-file.ts'
import type { Proposal } from './propose.ts'
import { leastSpare, wantedDifficulty } from './wanted.ts'

/** Attempts that a first look at a level's difficulty takes. */
const FIRST_LOOK = 50
/** Flicks for one star beyond those for three. */
const SPARES = [0, 1, 2, 3, 4, 6, 8]

/**
 * The level of a proposal, with as many flicks for each star as make it about as hard as its place wants, and its
 * difficulty as it is then measured. Its number is yet to be given.
 */
export const measure = async (proposal: Proposal): Promise<LevelFile> => {
  const spare = proposal.draft.spare ?? (await chosenSpare(proposal))
  const file = withSpare(proposal, spare)
  const hard = await difficultyOf(read(file), TRIES)
  return { ...file, measured: { ...file.measured, difficulty: hard } }
}

/** The flicks to spare with which a few attempts fail about as often as is wanted. */
const chosenSpare = async (proposal: Proposal): Promise<number> => {
  const { chapter, written } = proposal.draft
  const wanted = wantedDifficulty(chapter, written)
  let best = 0
  let least = Infinity
  for (const spare of SPARES.filter((flicks) => flicks >= leastSpare(chapter))) {
    const hard = await difficultyOf(read(withSpare(proposal, spare)), FIRST_LOOK)
    if (Math.abs(hard - wanted) < least) [best, least] = [spare, Math.abs(hard - wanted)]
    if (hard <= wanted) break
  }
  return best
}

const withSpare = ({ draft, solvedBy }: Proposal, spare: number): LevelFile => {
  const { turns, flicks, tolerance } = solvedBy
  const three = flicks + slackOf(draft.goal.kind, turns.length)
  return levelFile(draft, {
    number: (draft.chapter - 1) * 20 + draft.written,
    flicks: [three, three + Math.ceil(spare / 2), three + spare],
    solution: {
      fill: draft.caps[0]?.fill ?? draft.plays ?? 'empty',
      turns: turns.map(({ setDown, flick }): TurnFile => ({
        ...(setDown === null ? {} : { setDown: [setDown.x, setDown.y] }),
        flick: [flick.dx, flick.dy, flick.strength],
      })),
    },
    measured: { tolerance: rounded(tolerance), difficulty: 0 },
  })
}

/** Flicks that three stars leave beyond the solution's: in a game luck has its part, and a long way has its slips. */
const slackOf = (goal: LevelFile['goal']['kind'], turns: number): number => {
  if (goal === 'game') return 2
  return turns > 2 ? 1 : 0
}

const difficultyOf = (level: SolvedLevel, tries: number): Promise<number> => {
  const { court, caps, grip, seed, goal, twists, flicks, clock, solution } = level
  const question = [court, caps, grip, seed, goal, twists, flicks, clock, solution, tries]
  return kept('difficulty', question, isShare, () => rounded(difficulty(level, tries)))
}

const rounded = (share: number): number => Math.floor(share * 1000) / 1000

const isShare = (value: unknown): value is number => typeof value === 'number'
