import { seatLetter, type Fill } from '@skelly/engine'
import {
  YOU,
  checkSolution,
  difficulty,
  tolerance,
  type GoalKind,
  type SolvedLevel,
  type StarFlicks,
  type TwistKind,
} from '@skelly/engine/challenges'

/** One flick of a solution: whose cap, and the flick. */
type Shot = readonly [cap: string, dx: number, dy: number, strength: number]

/** What `level --json` prints. */
export interface LevelReport {
  readonly number: number
  readonly chapter: number
  readonly title: string
  readonly goal: GoalKind
  readonly twists: readonly TwistKind[]
  readonly flicks: StarFlicks
  readonly solution: {
    /** What its flicks count, with what skull, chalk and clock add. */
    readonly flicks: number
    /** Stars that it earned now; 0 when it did not solve the level. */
    readonly stars: number
    readonly fill: Fill
    readonly shots: readonly Shot[]
    /** Before each shot: where the cap is set down, or null. */
    readonly setDowns: readonly (readonly [x: number, y: number] | null)[]
  }
  readonly tolerance: number
  readonly difficulty: number
}

/** The level with its solution tried. Tolerance and difficulty are the stored ones, or measured `anew`. */
export const levelReport = (level: SolvedLevel, anew: boolean): LevelReport => {
  const { number, chapter, title, goal, twists, flicks, solution, measured } = level
  const { played, stars } = checkSolution(level)
  return {
    number,
    chapter,
    title: title.en,
    goal: goal.kind,
    twists: twists.map(({ kind }) => kind),
    flicks,
    solution: {
      flicks: played.attempt.score.flicks,
      stars,
      fill: solution.fill,
      shots: solution.turns.map(({ flick: { dx, dy, strength } }) => [seatLetter(YOU), dx, dy, strength]),
      setDowns: solution.turns.map(({ setDown }) => (setDown === null ? null : [setDown.x, setDown.y])),
    },
    tolerance: anew ? tolerance(level) : measured.tolerance,
    difficulty: anew ? difficulty(level) : measured.difficulty,
  }
}
