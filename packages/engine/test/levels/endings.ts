import { openAttempt, playAttempt, turnsOf } from '../../src/challenges/attempt/play-attempt.ts'
import type { Score } from '../../src/challenges/attempt/score.ts'
import { checkSolution } from '../../src/challenges/measures/check-solution.ts'
import type { SolutionTurn, SolvedLevel } from '../../src/challenges/level.ts'

/** The person's flicks of an attempt one after the other. */
export const scoreOf = (level: SolvedLevel, turns: readonly SolutionTurn[]): Score => {
  const open = openAttempt(level, { name: '', fill: level.solution.fill })
  return playAttempt(open, turnsOf(turns)).attempt.score
}

/** Flicks that do nothing: so small, to and fro, that the cap stays where it lies. */
export const idle = (count: number): readonly SolutionTurn[] =>
  Array.from({ length: count }, (_, turn) => ({
    setDown: null,
    flick: { dx: turn % 2 === 0 ? 1 : -1, dy: 0, strength: 1 },
  }))

/** The solution after as few idle flicks as leave it worth that many stars and no more. */
export const lateSolution = (level: SolvedLevel, stars: 1 | 2 | 3): readonly SolutionTurn[] => {
  const tooMany = level.flicks[2 - stars] ?? 0
  const late = tooMany + 1 - checkSolution(level).played.attempt.score.flicks
  return [...idle(stars === 3 ? 0 : late), ...level.solution.turns]
}

/** So soft a flick that it does not reach a box, each in another direction. */
export const softly = (count: number): readonly SolutionTurn[] =>
  Array.from({ length: count }, (_, turn) => ({ setDown: null, flick: SOFT[turn % SOFT.length] ?? SOFT[0] }))

const SOFT = [
  { dx: 1_000_000, dy: 900_000, strength: 110 },
  { dx: -700_000, dy: 1_000_000, strength: 160 },
  { dx: -1_000_000, dy: -400_000, strength: 90 },
  { dx: 300_000, dy: -1_000_000, strength: 130 },
] as const
