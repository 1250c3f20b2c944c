import type { LevelFile } from './level-file.ts'

/** After so many that rise one comes that is easier than the last few. */
const RISE = 6
const BACK = 3

/**
 * A chapter's levels by difficulty, with breathers, so that no two neighbours are solved by about the same first flick.
 * @param before the level that comes before the chapter
 */
export const ordered = (levels: readonly LevelFile[], before: LevelFile | null): readonly LevelFile[] => {
  const rising = levels.toSorted((one, other) => one.measured.difficulty - other.measured.difficulty)
  for (let place = RISE; place < rising.length; place += RISE + 1) {
    rising.splice(place, 0, ...rising.splice(place - BACK, 1))
  }
  for (let place = 0; place < rising.length; place += 1) {
    const last = rising[place - 1] ?? before
    const next = rising.findIndex((level, at) => at >= place && (last === null || areUnlike(last, level)))
    if (next > place) rising.splice(place, 0, ...rising.splice(next, 1))
  }
  return rising
}

const DEGREES = 3
const PART = 0.05

/** Whether two levels' solutions begin with flicks that are told apart: in direction or in strength. */
const areUnlike = (one: LevelFile, other: LevelFile): boolean => {
  const [first, second] = [one.solution.turns[0]?.flick, other.solution.turns[0]?.flick]
  if (first === undefined || second === undefined) return false
  const turn = Math.abs(degreesOf(first) - degreesOf(second))
  return Math.min(turn, 360 - turn) >= DEGREES || Math.abs(first[2] / second[2] - 1) >= PART
}

const degreesOf = ([dx, dy]: readonly [number, number, number]): number =>
  (Math.atan2(dy, dx) * 180) / Math.PI
