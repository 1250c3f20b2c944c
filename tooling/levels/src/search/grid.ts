import { DIRECTION_LIMIT, type Flick, type Point } from '@skelly/engine'
import { YOU, playTurn, type PlayedAttempt } from '@skelly/engine/challenges'

/** Flicks all round at even angles, with strengths that grow by the same part. */
export interface Grid {
  readonly angles: number
  readonly strengths: readonly number[]
}

const WEAKEST = 90
const STRONGEST = 1000

export const gridOf = (angles: number, growth: number): Grid => {
  const strengths: number[] = []
  for (let strength = WEAKEST; strength < STRONGEST; strength *= growth) strengths.push(Math.round(strength))
  return { angles, strengths: [...strengths, STRONGEST] }
}

/** The flick in that direction, degrees from the right towards below. */
export const flickAt = (degrees: number, strength: number): Flick => {
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const scale = DIRECTION_LIMIT / Math.max(Math.abs(x), Math.abs(y))
  return {
    dx: Math.round(x * scale),
    dy: Math.round(y * scale),
    strength: Math.min(STRONGEST, Math.max(1, Math.round(strength))),
  }
}

/** What a turn does for the goal: 0 for nothing, more for more of it, most for winning, −1 for losing. */
export const gainOf = (before: PlayedAttempt, setDown: Point | null, flick: Flick): number => {
  const after = playTurn(before, YOU, { setDown, flick })
  if (!after.ok) return -1
  const { phase, done } = after.value.attempt.score
  if (phase.kind === 'lost') return -1
  const more = done.length - before.attempt.score.done.length
  return phase.kind === 'won' ? more + 1 : more
}

/** One of a grid's flicks with what it and its neighbours do. */
export interface Spot {
  readonly degrees: number
  readonly strength: number
  readonly gain: number
  readonly worth: number
}

/** Of nine flicks, the flick itself among them, so many make it worth a closer look: more are no better. */
const FRIENDS = 4

/** The flicks that do something: those first whose neighbours do as well, and of those the gentlest. */
export const spotsIn = (grid: Grid, before: PlayedAttempt, setDown: Point | null): readonly Spot[] => {
  const { angles, strengths } = grid
  const degreesAt = (turn: number): number => (turn * 360) / angles
  const gains = Array.from({ length: angles }, (_, turn) =>
    strengths.map((strength) => gainOf(before, setDown, flickAt(degreesAt(turn), strength))),
  )
  const gainAt = (turn: number, step: number): number => gains[(turn + angles) % angles]?.[step] ?? -1
  const around = [-1, 0, 1].flatMap((turn) => [-1, 0, 1].map((step) => [turn, step] as const))
  const spots = gains.flatMap((line, turn) =>
    line.map((gain, step): Spot => {
      const friends = around.filter(([aside, harder]) => gainAt(turn + aside, step + harder) >= gain).length
      return {
        degrees: degreesAt(turn),
        strength: strengths[step] ?? 1,
        gain,
        worth: gain * Math.min(friends, FRIENDS),
      }
    }),
  )
  return spots
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.worth - one.worth || one.strength - other.strength)
}
