import { GRID } from '../../geometry/point.ts'
import { millis, numberedShotId, type Seat } from '../../ids.ts'
import type { Command, JournalEntry } from '../../match/match.ts'
import { stateHash } from '../../match/state-hash.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyMove } from '../../rulesets/skelly/state.ts'
import { ok, refuse, type Result } from '../../result.ts'
import type { SolutionTurn } from '../level.ts'
import type { Attempt } from './attempt.ts'
import { decideAttempt, type AttemptRefusal } from './decide-attempt.ts'
import { evolveAttempt } from './evolve-attempt.ts'

/** An attempt and the commands that led to it. */
export interface PlayedAttempt {
  readonly attempt: Attempt
  readonly journal: readonly JournalEntry<SkellyMove, SkellyEvent>[]
}

/** Does one command. Refuses as `decideAttempt` does. */
export const playCommand = (
  { attempt, journal }: PlayedAttempt,
  command: Command<SkellyMove>,
): Result<PlayedAttempt, AttemptRefusal> => {
  const decided = decideAttempt(attempt, command)
  if (!decided.ok) return decided
  const after = evolveAttempt(attempt, decided.value)
  const { seq } = attempt.match
  const entry = { seq, command, happenings: decided.value, hash: stateHash(skelly, after.match) }
  return ok({ attempt: after, journal: [...journal, entry] })
}

/** A whole turn of the seat on turn at the first moment that it may be taken: the set-down, if any, and the flick. */
export const playTurn = (
  played: PlayedAttempt,
  seat: Seat,
  { setDown, flick }: SolutionTurn,
): Result<PlayedAttempt, AttemptRefusal> => {
  const { ply } = played.attempt.match
  const shot: SkellyMove = { kind: 'flick', shotId: numberedShotId(ply), ...flick }
  const at = { x: (setDown?.x ?? 0) * GRID, y: (setDown?.y ?? 0) * GRID }
  const moves: readonly SkellyMove[] = setDown === null ? [shot] : [{ kind: 'set-down', ...at }, shot]
  let rest = played
  for (const move of moves) {
    const { phase } = rest.attempt.match
    if (phase.kind !== 'playing') return refuse('over')
    const next = playCommand(rest, { kind: 'move', at: millis(phase.stillAt), seat, ply, move })
    if (!next.ok) return next
    rest = next.value
  }
  return ok(rest)
}
