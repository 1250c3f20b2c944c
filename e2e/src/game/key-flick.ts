import {
  DIRECTION_LIMIT,
  numberedShotId,
  seatAt,
  skelly,
  type Flick,
  type Point,
  type SkellyState,
} from '@skelly/engine'
import type { Wanted } from './umpire.ts'

/** Keys to be pressed one after the other on a court, from an aim that has just been taken up. */
export interface KeyFlick {
  readonly keys: readonly string[]
  readonly flick: Flick
}

/** What the arrow keys are told to do by the sheet of keys: degrees, and thousandths of the full strength. */
const TURN = { coarse: 3, fine: 0.25 } as const
const STRENGTH = { coarse: 25, fine: 5, first: 350, full: 1000 } as const

const AROUND = 360
/** Shots that are looked at further from the straight line than this are played by nobody, degrees. */
const WIDEST = 40

const repeated = (key: string, times: number): readonly string[] => Array.from({ length: times }, () => key)

/** Presses that come from `0` to `by`, coarse ones first. */
const presses = (
  by: number,
  step: typeof TURN | typeof STRENGTH,
  up: string,
  down: string,
): readonly string[] => {
  const key = by < 0 ? down : up
  const coarse = Math.floor(Math.abs(by) / step.coarse)
  const fine = Math.round((Math.abs(by) - coarse * step.coarse) / step.fine)
  return [...repeated(key, coarse), ...repeated(`Shift+${key}`, fine)]
}

const keysFor = (heading: number, strength: number): readonly string[] => [
  'ArrowUp',
  ...presses(heading > AROUND / 2 ? heading - AROUND : heading, TURN, 'ArrowRight', 'ArrowLeft'),
  ...presses(strength - STRENGTH.first, STRENGTH, 'ArrowUp', 'ArrowDown'),
  'Enter',
]

const flickAt = (heading: number, strength: number): Flick => {
  const angle = (heading / 180) * Math.PI
  return {
    dx: Math.round(Math.sin(angle) * DIRECTION_LIMIT),
    dy: Math.round(-Math.cos(angle) * DIRECTION_LIMIT),
    strength,
  }
}

/** Headings that keys reach, the nearest to a direction first. */
const headingsTo = (from: Point, to: Point): readonly number[] => {
  const straight = (Math.atan2(to.x - from.x, from.y - to.y) / Math.PI) * 180
  const nearest = Math.round(straight / TURN.fine)
  return Array.from({ length: (2 * WIDEST) / TURN.fine }, (_, index) => {
    const aside = index % 2 === 0 ? index / 2 : -(index + 1) / 2
    return ((nearest + aside) * TURN.fine + 2 * AROUND) % AROUND
  })
}

const doesIt = (state: SkellyState, mover: number, flick: Flick, wanted: Wanted): boolean => {
  const decided = skelly.decide(state, seatAt(mover), { kind: 'flick', shotId: numberedShotId(0), ...flick })
  if (!decided.ok) return false
  const shot = decided.value.find((event) => event.kind === 'shot')
  const after = decided.value.reduce((table, event) => skelly.evolve(table, event), state)
  return shot !== undefined && wanted(shot.ruling, after, flick)
}

/** The hardest first: every other one that the keys reach is choice enough. */
const STRENGTHS = Array.from(
  { length: STRENGTH.full / STRENGTH.fine / 2 },
  (_, index) => STRENGTH.full - index * 2 * STRENGTH.fine,
)

/** The first flick that keys can make which does what is wanted. @throws when none does */
export const keyFlick = (state: SkellyState, mover: number, wanted: Wanted, towards: Point): KeyFlick => {
  const from = state.caps[mover]?.at ?? towards
  for (const heading of headingsTo(from, towards)) {
    for (const strength of STRENGTHS) {
      const flick = flickAt(heading, strength)
      if (doesIt(state, mover, flick, wanted)) return { keys: keysFor(heading, strength), flick }
    }
  }
  throw new Error(`no keys do it: ${JSON.stringify(state)}`)
}
