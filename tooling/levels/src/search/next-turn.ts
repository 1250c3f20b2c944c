import { CAP_RADIUS, CHALK_WIDTH, type Point, type Rectangle } from '@skelly/engine'
import { YOU, playTurn, type PlayedAttempt, type SolutionTurn } from '@skelly/engine/challenges'
import { flickAt, gridOf, spotsIn, type Grid, type Spot } from './grid.ts'
import { steadied, type Steady } from './steady.ts'

const FINE = gridOf(360, 1.04)
const COARSE = gridOf(180, 1.08)
const ROUGH = gridOf(120, 1.1)
/** Flicks of a grid that are looked at more closely. */
const LOOKED_AT = 10
/** Degrees and part of the strength that two such flicks are apart. */
const APART = 4
const APART_PART = 0.12

/** The steadiest turn that does something for the goal, with the share of its neighbours that do; null without one. */
export const bestTurn = (
  before: PlayedAttempt,
): { readonly turn: SolutionTurn; readonly share: number } | null => {
  const spots = setDownsIn(before)
  const grid = spots.length > 1 ? COARSE : FINE
  const found = spots.flatMap((setDown) => {
    const steady = bestFlick(grid, before, setDown)
    return steady === null ? [] : [{ setDown, steady }]
  })
  const [best] = found.toSorted((one, other) => worthOf(other.steady) - worthOf(one.steady))
  if (best === undefined) return null
  const flick = flickAt(best.steady.degrees, best.steady.strength)
  return { turn: { setDown: best.setDown, flick }, share: best.steady.share }
}

/** Steadier than that is no better: of flicks as steady the gentlest is what a person would do. */
const STEADY_ENOUGH = 0.6
const GENTLENESS = 0.1
const STRONGEST = 1000

const worthOf = ({ gain, share, strength }: Steady): number =>
  gain * Math.min(share, STEADY_ENOUGH) - (GENTLENESS * strength) / STRONGEST

const bestFlick = (grid: Grid, before: PlayedAttempt, setDown: Point | null): Steady | null =>
  apart(spotsIn(grid, before, setDown))
    .map((spot) => steadied(before, setDown, spot))
    .reduce<Steady | null>(
      (best, next) => (best === null || worthOf(next) > worthOf(best) ? next : best),
      null,
    )

/** The first few that are no neighbours of one another. */
const apart = (spots: readonly Spot[]): readonly Spot[] => {
  const chosen: Spot[] = []
  for (const spot of spots) {
    if (chosen.length === LOOKED_AT) break
    if (chosen.every((other) => areApart(spot, other))) chosen.push(spot)
  }
  return chosen
}

const areApart = (one: Spot, other: Spot): boolean => {
  const turn = Math.abs(one.degrees - other.degrees) % 360
  return Math.min(turn, 360 - turn) >= APART || Math.abs(one.strength / other.strength - 1) >= APART_PART
}

/** Where the cap may be set down first: nowhere, or as it lies, in the middle and near the corners of its box. */
const setDownsIn = ({ attempt: { match } }: PlayedAttempt): readonly (Point | null)[] => {
  const { turn, caps } = match.state
  if (turn.phase !== 'setting-down') return [null]
  const court = match.state.ground
  const area =
    turn.within === 'start' ? court?.start : court?.boxes.find(({ number }) => number === turn.within)?.area
  const at = caps[YOU]?.at
  if (area === undefined || area === null || at === undefined) return [null]
  return [null, ...cornersOf(area)]
}

const MARGIN = CAP_RADIUS + CHALK_WIDTH / 2 + 1

const cornersOf = ({ left, top, right, bottom }: Rectangle): readonly Point[] => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [west, east, north, south] = [left + MARGIN, right - MARGIN, top + MARGIN, bottom - MARGIN]
  return [
    { x, y },
    { x: west, y: north },
    { x: east, y: north },
    { x: west, y: south },
    { x: east, y: south },
  ]
}

/** The turn that stops nearest to a place without losing or winning anything. */
export const turnTowards = (
  before: PlayedAttempt,
  [x, y]: readonly [number, number],
): SolutionTurn | null => {
  let best: SolutionTurn | null = null
  let least = Infinity
  for (let turn = 0; turn < ROUGH.angles; turn += 1) {
    for (const strength of ROUGH.strengths) {
      const next = { setDown: null, flick: flickAt((turn * 360) / ROUGH.angles, strength) }
      const after = playTurn(before, YOU, next)
      if (!after.ok || after.value.attempt.score.phase.kind !== 'playing') continue
      const at = after.value.attempt.match.state.caps[YOU]?.at
      const off = at === undefined ? Infinity : Math.hypot(at.x - x, at.y - y)
      if (off < least) [best, least] = [next, off]
    }
  }
  return best
}
