import { isMissed, doneAfter, partsOf } from '../goals/goals.ts'
import { YOU } from '../level-table.ts'
import type { Level } from '../level.ts'
import type { Loss } from '../loss.ts'
import { ownShot, type Seen } from '../seen.ts'
import { costOf, endedBy } from '../twists/twists.ts'
import type { StarFlicks } from '../level-terms.ts'

export type Stars = 1 | 2 | 3

export type ScorePhase =
  | { readonly kind: 'playing' }
  | { readonly kind: 'won'; readonly stars: Stars }
  | { readonly kind: 'lost'; readonly why: Loss }

/** How an attempt stands, beside its match. */
export interface Score {
  /** What the person's flicks have cost so far: each one, and what skull, chalk and clock added. */
  readonly flicks: number
  /** The parts of the goal that are done, in the order in which they were. */
  readonly done: readonly number[]
  readonly phase: ScorePhase
}

export const FIRST_SCORE: Score = { flicks: 0, done: [], phase: { kind: 'playing' } }

/** R9.1: the flicks that the skull costs where no turns are lost to it, as nobody else plays. */
const SKULL_FLICKS = 2

/**
 * The score after one command of an attempt that was still being played.
 * @param seen the command's events in order, each with the table before and after it
 */
export const scoreAfter = (level: Level, score: Score, seen: readonly Seen[]): Score => {
  const flicks = seen.reduce((sum, each) => sum + flicksFor(level, each), score.flicks)
  const done = seen.reduce((before, each) => doneAfter(level.goal, level, before, each), score.done)
  return { flicks, done, phase: phaseAfter(level, { flicks, done }, seen) }
}

const flicksFor = (level: Level, seen: Seen): number => {
  const { event } = seen
  if (event.kind === 'turn-lost') return event.seat === YOU && event.why === 'clock' ? 1 : 0
  const shot = ownShot(seen)
  if (shot === null) return 0
  const isAlone = level.caps.every(({ computer }) => computer === null)
  const skull = isAlone && shot.ruling.verdict === 'skull' ? SKULL_FLICKS : 0
  return 1 + skull + costOf(level.twists, seen)
}

/** A twist that ends it comes before the goal, the goal before all else: the last flick may still win. */
const phaseAfter = (
  level: Level,
  { flicks, done }: Pick<Score, 'flicks' | 'done'>,
  seen: readonly Seen[],
): ScorePhase => {
  const ended = seen.flatMap((each) => endedBy(level.twists, each) ?? [])[0]
  if (ended !== undefined) return { kind: 'lost', why: ended }
  const stars = starsFor(level.flicks, flicks)
  if (done.length >= partsOf(level.goal, level)) {
    return stars === 0 ? { kind: 'lost', why: 'used-up' } : { kind: 'won', stars }
  }
  if (seen.some((each) => isMissed(level.goal, each))) return { kind: 'lost', why: 'out-of-reach' }
  const after = seen.at(-1)?.after
  if (after?.turn.phase === 'over') return { kind: 'lost', why: 'game-over' }
  return flicks >= level.flicks[2] ? { kind: 'lost', why: 'used-up' } : { kind: 'playing' }
}

/** The stars of a goal that was met within so many flicks; 0 where it took too many. */
const starsFor = ([three, two, one]: StarFlicks, flicks: number): 0 | Stars => {
  if (flicks <= three) return 3
  if (flicks <= two) return 2
  return flicks <= one ? 1 : 0
}
