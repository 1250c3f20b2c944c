import type { Replay } from '../../replay/replay.ts'
import { walkFrom, type Walk } from '../../replay/walk-replay.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import { YOU } from '../level-table.ts'
import type { Level } from '../level.ts'
import type { Attempt } from './attempt.ts'
import { beginAttempt } from './begin-attempt.ts'
import { evolveAttempt } from './evolve-attempt.ts'
import { isSetupOf } from './is-setup-of.ts'

/** An attempt's replay, played again on its level. */
export interface AttemptWalk {
  readonly walk: Walk
  /** How the attempt stood after each of the walk's frames; it may have been over before the last. */
  readonly attempts: readonly Attempt[]
}

/**
 * Plays an attempt's replay again from the level's own table, whatever the header says of it.
 * Null when the header is none of an attempt at this level.
 */
export const walkAttempt = (level: Level, replay: Replay): AttemptWalk | null => {
  const you = replay.setup.seats[YOU]
  if (you === undefined || !isSetupOf(level, replay.setup)) return null
  let attempt = beginAttempt(level, you)
  const walk = walkFrom(skelly, attempt.match, replay)
  const attempts = walk.frames.map(({ entry }) => {
    attempt = evolveAttempt(attempt, entry.happenings)
    return attempt
  })
  return { walk, attempts }
}
