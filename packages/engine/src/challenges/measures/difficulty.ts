import { COMPUTER_PLAYERS } from '../../bots/computer-players.ts'
import { chooseTurn } from '../../bots/skelly/choose-turn.ts'
import { streamOf } from '../../rng.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { openAttempt, playAttempt, type NextTurn } from '../attempt/play-attempt.ts'
import { YOU } from '../level-table.ts'
import type { SolutionTurn, SolvedLevel } from '../level.ts'
import { chooseForGoal, shortlist } from './choose-for-goal.ts'

/** Attempts that a level's difficulty is measured over (challenges.md). */
export const TRIES = 200

/**
 * 1 less the share of attempts, 0 to 1, in which the normal computer player meets the goal with a star. It has its
 * usual hand and its usual bound on simulated flicks. Where the goal is not its own game it plays for the goal, and has
 * been told the solution's turns: what is measured is how hard the shots are, not how hard they are to think of.
 * @param tries how many attempts, at least 1
 */
export const difficulty = (level: SolvedLevel, tries: number = TRIES): number => {
  const open = openAttempt(level, { name: '', fill: level.solution.fill })
  const thoughts = remembered(shortlist)
  let successes = 0
  for (let number = 0; number < tries; number += 1) {
    const { score } = playAttempt(open, normalPlayer(level, number, thoughts)).attempt
    if (score.phase.kind === 'won') successes += 1
  }
  return 1 - successes / tries
}

/** Every attempt begins from the same table, on which the same comes to mind. */
const remembered = (think: typeof shortlist): typeof shortlist => {
  const known = new Map<Attempt, readonly SolutionTurn[]>()
  return (attempt) => {
    const turns = known.get(attempt) ?? think(attempt)
    if (attempt.score.flicks === 0) known.set(attempt, turns)
    return turns
  }
}

const normalPlayer = (level: SolvedLevel, number: number, thoughts: typeof shortlist): NextTurn => {
  const { mind } = COMPUTER_PLAYERS.normal
  const isOwnGame = level.goal.kind === 'race' || level.goal.kind === 'game'
  let turn = 0
  return (attempt) => {
    const stream = streamOf(level.seed, `attempt ${String(number)} turn ${String(turn)}`)
    const told = level.solution.turns.slice(turn, turn + 1)
    turn += 1
    return isOwnGame
      ? chooseTurn(attempt.match, YOU, mind, stream)
      : chooseForGoal(attempt, [...told, ...thoughts(attempt)], mind, stream)
  }
}
