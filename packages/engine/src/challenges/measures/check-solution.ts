import { openAttempt, playAttempt, turnsOf } from '../attempt/play-attempt.ts'
import type { PlayedAttempt } from '../attempt/play-turn.ts'
import { YOU } from '../level-table.ts'
import type { SolvedLevel } from '../level.ts'

/** How the level's solution comes out. */
export interface SolutionCheck {
  readonly played: PlayedAttempt
  /** Stars that it earns; 0 when it does not solve the level. */
  readonly stars: 0 | 1 | 2 | 3
  /** Whether every one of its turns was needed: none is left over. */
  readonly isWhole: boolean
}

/** Plays the level's solution. It is a good one when it is whole and earns three stars. */
export const checkSolution = (level: SolvedLevel): SolutionCheck => {
  const { fill, turns } = level.solution
  const played = playAttempt(openAttempt(level, { name: '', fill }), turnsOf(turns))
  const { phase } = played.attempt.score
  return {
    played,
    stars: phase.kind === 'won' ? phase.stars : 0,
    isWhole: played.journal.filter(isOwnFlick).length === turns.length,
  }
}

const isOwnFlick = ({ command }: PlayedAttempt['journal'][number]): boolean =>
  command.kind === 'move' && command.seat === YOU && command.move.kind === 'flick'
