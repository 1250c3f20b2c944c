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

/** The solution after as many idle flicks as leave it worth that many stars and no more. */
export const lateSolution = (level: SolvedLevel, stars: 1 | 2 | 3): readonly SolutionTurn[] => {
  const most = level.flicks[3 - stars] ?? 0
  const spare = most - checkSolution(level).played.attempt.score.flicks
  return [...idle(stars === 3 ? 0 : spare), ...level.solution.turns]
}
