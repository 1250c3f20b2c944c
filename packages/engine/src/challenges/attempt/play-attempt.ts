import { chooseShot } from '../../bots/choose-shot.ts'
import { millis } from '../../ids.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import { YOU } from '../level-table.ts'
import type { Level, SolutionTurn } from '../level.ts'
import type { Attempt } from './attempt.ts'
import { beginAttempt } from './begin-attempt.ts'
import type { Challenger } from './level-setup.ts'
import { playCommand, playTurn, type PlayedAttempt } from './play-turn.ts'

/** What the person does next; null to stop there. */
export type NextTurn = (attempt: Attempt) => SolutionTurn | null

/** An attempt whose match has begun, on its first turn. */
export const openAttempt = (level: Level, challenger: Challenger): PlayedAttempt => {
  const attempt = beginAttempt(level, challenger)
  const begun = playCommand({ attempt, journal: [] }, { kind: 'begin', at: millis(0) })
  if (!begun.ok) throw new Error(`a fresh attempt does not begin: ${begun.refusal}`)
  return begun.value
}

/**
 * Plays on until the attempt is over, or the person stops, or their turn is refused. Computer players do what they do.
 */
export const playAttempt = (from: PlayedAttempt, nextTurn: NextTurn): PlayedAttempt => {
  let played = from
  while (played.attempt.score.phase.kind === 'playing') {
    const { match } = played.attempt
    const seat = skelly.mover(match.state)
    if (seat === null) return played
    const turn = seat === YOU ? nextTurn(played.attempt) : chooseShot(match, seat)
    const next = turn === null ? null : playTurn(played, seat, turn)
    if (next?.ok !== true) return played
    played = next.value
  }
  return played
}

/** The person's turns taken from a list, the first first. */
export const turnsOf = (turns: readonly SolutionTurn[]): NextTurn => {
  const left = turns.values()
  return () => left.next().value ?? null
}
