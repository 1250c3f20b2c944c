import {
  attemptReplay,
  openAttempt,
  playAttempt,
  turnsOf,
  type PlayedAttempt,
  type SolvedLevel,
  type Stars,
} from '../challenges/index.ts'
import { millis } from '../ids.ts'
import type { Replay } from '../replay/replay.ts'

/** An attempt that was won, as a device sends it and as it shows it. */
export interface WonAttempt {
  readonly number: number
  readonly stars: Stars
  readonly flicks: number
  readonly replay: Replay
}

/** A flick that leaves the cap all but where it lies. */
const IDLE = { setDown: null, flick: { dx: 1, dy: 0, strength: 1 } }

/** When the attempts are said to have been made: a day in 2023. */
const DATE = millis(1_700_000_000_000)

/**
 * An attempt at a level that plays its solution, after so many flicks that do nothing. Null where it is not won: the
 * cap no longer lies as the solution needs it, or too many flicks are gone.
 */
export const solvedAttempt = (level: SolvedLevel, idle = 0): WonAttempt | null => {
  const { fill, turns } = level.solution
  const first = Array.from({ length: idle }, () => IDLE)
  const played = playAttempt(openAttempt(level, { name: 'You', fill }), turnsOf([...first, ...turns]))
  return wonOf(played)
}

const wonOf = (played: PlayedAttempt): WonAttempt | null => {
  const { level, score } = played.attempt
  if (score.phase.kind !== 'won') return null
  const { stars } = score.phase
  return { number: level.number, stars, flicks: score.flicks, replay: attemptReplay(played, DATE) }
}
