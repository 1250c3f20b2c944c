import { checkComputerMoves } from '../../bots/check-computer-moves.ts'
import type { Replay } from '../../replay/replay.ts'
import { verifyWalk } from '../../replay/verify-replay.ts'
import { ok, refuse, type Result } from '../../result.ts'
import type { Level } from '../level.ts'
import { ATTEMPT_COMMANDS } from './decide-attempt.ts'
import { levelNumberIn } from './level-name.ts'
import type { Stars } from './score.ts'
import { walkAttempt } from './walk-attempt.ts'

/** Why an attempt does not count. */
export const ATTEMPT_FAULTS = [
  /** Its header names another level, or none. */
  'other-level',
  /** Its header names the level, but not with the court, terms, fill, clock, seed and versions that it has now. */
  'edited-level',
  /** Played again on the level's own court, a command is refused or none of an attempt, a state or the end differs. */
  'not-true',
  /** A computer player did what it would not have done. */
  'other-computer',
  /** Something was done after it was won or lost. */
  'after-the-end',
  /** It is neither won nor lost. */
  'unfinished',
  'lost',
] as const
export type AttemptFault = (typeof ATTEMPT_FAULTS)[number]

/** What an attempt that counts has earned. */
export interface JudgedAttempt {
  readonly stars: Stars
  /** The person's flicks, with what skull, chalk and clock added. */
  readonly flicks: number
}

/**
 * What an attempt's replay is worth, or why it counts for nothing. It is played again from the level alone: nothing
 * that whoever sent it says of the court, the stars or the end is believed.
 */
export const judgeAttempt = (level: Level, replay: Replay): Result<JudgedAttempt, AttemptFault> => {
  const walked = walkAttempt(level, replay)
  if (walked === null) {
    return refuse(levelNumberIn(replay.setup) === level.number ? 'edited-level' : 'other-level')
  }
  const { walk, attempts } = walked
  const over = attempts.findIndex(({ score }) => score.phase.kind !== 'playing')
  if (over >= 0 && over < replay.commands.length - 1) return refuse('after-the-end')
  const isPlayed = replay.commands.every(({ action }) => ATTEMPT_COMMANDS.includes(action.kind))
  if (!isPlayed || !verifyWalk(replay, walk).verified) return refuse('not-true')
  if (checkComputerMoves(replay, walk) !== null) return refuse('other-computer')
  const score = attempts.at(-1)?.score
  if (score === undefined || score.phase.kind === 'playing') return refuse('unfinished')
  if (score.phase.kind === 'lost') return refuse('lost')
  return ok({ stars: score.phase.stars, flicks: score.flicks })
}
