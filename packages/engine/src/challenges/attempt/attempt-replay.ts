import type { Millis } from '../../ids.ts'
import { replayOf } from '../../replay/replay-of.ts'
import type { Replay } from '../../replay/replay.ts'
import type { PlayedAttempt } from './play-turn.ts'

/**
 * The replay of an attempt, as it is kept and sent: its match goes on where the goal was met before that was over.
 * @param date when the first command was accepted
 */
export const attemptReplay = ({ attempt, journal }: PlayedAttempt, date: Millis): Replay =>
  replayOf(attempt.match.setup, date, journal)
