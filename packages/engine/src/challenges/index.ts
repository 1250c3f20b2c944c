export type { Attempt } from './attempt/attempt.ts'
export { beginAttempt } from './attempt/begin-attempt.ts'
export { decideAttempt, type AttemptRefusal } from './attempt/decide-attempt.ts'
export { evolveAttempt } from './attempt/evolve-attempt.ts'
export {
  ATTEMPT_FAULTS,
  judgeAttempt,
  type AttemptFault,
  type JudgedAttempt,
} from './attempt/judge-attempt.ts'
export type { Challenger } from './attempt/level-setup.ts'
export { levelName, levelNumberIn } from './attempt/level-name.ts'
export type { Score, ScorePhase, Stars } from './attempt/score.ts'
export { walkAttempt, type AttemptWalk } from './attempt/walk-attempt.ts'
export { CHAPTER_NAMES } from './chapter-names.ts'
export { parseLevel, parseOpenLevel, type ParsedLevel } from './file/parse-level.ts'
export { GOAL_KINDS, partsOf, type Goal, type GoalKind } from './goals/goals.ts'
export { YOU, type LevelCap } from './level-table.ts'
export type { StarFlicks } from './level-terms.ts'
export {
  CHAPTERS,
  LEVELS_A_CHAPTER,
  LEVEL_FORMAT,
  type Level,
  type LevelText,
  type Measured,
  type Solution,
  type SolutionTurn,
  type SolvedLevel,
} from './level.ts'
export { LOSSES, type Loss } from './loss.ts'
export {
  CHAPTER_STARS,
  chapterOf,
  chapterStars,
  isChapterOpen,
  isLevelOpen,
  type StarsByLevel,
} from './unlocking.ts'
export { TWIST_KINDS, type Twist, type TwistKind } from './twists/twists.ts'
export { attemptReplay } from './attempt/attempt-replay.ts'
export { openAttempt, playAttempt, turnsOf, type NextTurn } from './attempt/play-attempt.ts'
export { playCommand, playTurn, type PlayedAttempt } from './attempt/play-turn.ts'
export { canonicalCourt } from './measures/canonical-court.ts'
export { checkSolution, type SolutionCheck } from './measures/check-solution.ts'
export { tolerance } from './measures/tolerance.ts'
export { TRIES, difficulty } from './measures/difficulty.ts'
