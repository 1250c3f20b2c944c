import { shaken } from '../../bots/hand-error.ts'
import type { PlayedAttempt } from '../attempt/play-turn.ts'
import { playTurn } from '../attempt/play-turn.ts'
import { openAttempt, playAttempt, turnsOf } from '../attempt/play-attempt.ts'
import { YOU } from '../level-table.ts'
import type { SolvedLevel, SolutionTurn } from '../level.ts'

/** Points of the grid to each side of the solution's own flick. */
const SIDE = 10
/** How far the grid reaches: degrees either way, and parts of the strength. */
const DEGREES = 0.75
const PART = 0.02
/** Radians in a degree, which angles as small as these need no tangent for. */
const SLOPE_PER_DEGREE = 0.017453292519943295

/**
 * How far off the deciding shot may be (challenges.md): the share, 0 to 1, of 21 × 21 flicks evenly round the
 * solution's last one that meet the goal with a star, the earlier turns being the solution's. 0 where those do not lead
 * there.
 */
export const tolerance = (level: SolvedLevel): number => {
  const { fill, turns } = level.solution
  const last = turns.at(-1)
  if (last === undefined) return 0
  const before = playAttempt(openAttempt(level, { name: '', fill }), turnsOf(turns.slice(0, -1)))
  const offs = Array.from({ length: 2 * SIDE + 1 }, (_, place) => (place - SIDE) / SIDE)
  const errors = offs.flatMap((aside) =>
    offs.map((harder) => ({ slope: aside * DEGREES * SLOPE_PER_DEGREE, factor: 1 + harder * PART })),
  )
  const good = errors.filter((error) => isWonBy(before, { ...last, flick: shaken(last.flick, error) }))
  return good.length / errors.length
}

const isWonBy = (before: PlayedAttempt, turn: SolutionTurn): boolean => {
  const after = playTurn(before, YOU, turn)
  return after.ok && after.value.attempt.score.phase.kind === 'won'
}
