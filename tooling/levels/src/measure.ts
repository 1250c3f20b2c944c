import { difficulty, TRIES, type SolvedLevel } from '@skelly/engine/challenges'
import { levelFile, read } from './candidate.ts'
import { kept } from './kept.ts'
import type { LevelFile, TurnFile } from './level-file.ts'
import type { Placed } from './draft.ts'
import { propose, type Proposal } from './propose.ts'
import { flicksWith, LEAST_SPARE, wantedDifficulty } from './wanted.ts'

/** Attempts that a first look at a level's difficulty takes. */
const FIRST_LOOK = 20
/** So near to the difficulty that is wanted nothing more is tried. */
const NEAR_ENOUGH = 0.13
/** Sides of boxes that are tried after those that were drawn, mm. */
const SMALLER_BOXES = [66, 56]
/** Flicks for one star beyond those for three, at most. */
const MOST_SPARE = 4

/**
 * The level of a draft, with as many flicks for each star, and where landing counts as small boxes, as make it about
 * as hard as its place wants, and its difficulty as it is then measured. Its number is yet to be given. Where no
 * proposal can be made of the draft: why, in words.
 */
export const measure = async (draft: Placed): Promise<LevelFile | string> => {
  const chosen = await chosenTerms(draft)
  if (typeof chosen === 'string') return chosen
  const file = withSpare(chosen.proposal, chosen.spare)
  const hard = await difficultyOf(read(file), TRIES)
  return { ...file, measured: { ...file.measured, difficulty: hard } }
}

interface Terms {
  readonly proposal: Proposal
  readonly spare: number
  /** How far from the difficulty that is wanted a few attempts found it. */
  readonly off: number
}

/** The flicks to spare and the size of boxes with which a few attempts fail about as often as is wanted. */
const chosenTerms = async (draft: Placed): Promise<Terms | string> => {
  const first = await propose(draft)
  if (typeof first === 'string') return first
  let best = await bestSpare(first)
  for (const side of SMALLER_BOXES) {
    if (best.off <= NEAR_ENOUGH || draft.spare !== undefined || !isAboutBoxes(draft)) break
    const proposal = await propose(withBoxes(draft, side))
    if (typeof proposal === 'string') break
    const next = await bestSpare(proposal)
    if (next.off < best.off) best = next
  }
  return best
}

const bestSpare = async (proposal: Proposal): Promise<Terms> => {
  const { chapter, written, spare: fixed } = proposal.draft
  const wanted = wantedDifficulty(chapter, written)
  let best: Terms = { proposal, spare: fixed ?? LEAST_SPARE, off: Infinity }
  for (let spare = best.spare; spare <= (fixed ?? MOST_SPARE); spare += 1) {
    const hard = await difficultyOf(read(withSpare(proposal, spare)), FIRST_LOOK)
    const off = Math.abs(hard - wanted)
    if (off < best.off) best = { proposal, spare, off }
    if (hard <= wanted) break
  }
  return best
}

const isAboutBoxes = ({ goal }: Placed): boolean =>
  goal.kind === 'run' || goal.kind === 'bank' || goal.kind === 'long shot' || goal.kind === 'push'

/** The draft with no box larger than that, each round the middle that it had. */
const withBoxes = (draft: Placed, side: number): Placed => {
  const boxes = draft.court.boxes.map(([number, left, top, right, bottom]) => {
    const [wide, high] = [Math.max(0, right - left - side) / 2, Math.max(0, bottom - top - side) / 2]
    return [number, left + wide, top + high, right - wide, bottom - high] as const
  })
  return { ...draft, court: { ...draft.court, boxes } }
}

const withSpare = ({ draft, solvedBy }: Proposal, spare: number): LevelFile => {
  const { turns, flicks, tolerance } = solvedBy
  const three = flicks + (draft.slack ?? slackOf(draft.goal.kind, turns.length))
  return levelFile(draft, {
    number: (draft.chapter - 1) * 20 + draft.written,
    flicks: flicksWith(draft, three, spare),
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

export const difficultyOf = (level: SolvedLevel, tries: number): Promise<number> => {
  const { court, caps, grip, seed, goal, twists, flicks, clock, solution } = level
  const question = [court, caps, grip, seed, goal, twists, flicks, clock, solution, tries]
  return kept('difficulty', question, isShare, () => rounded(difficulty(level, tries)))
}

export const rounded = (share: number): number => Math.floor(share * 1000) / 1000

const isShare = (value: unknown): value is number => typeof value === 'number'
