import {
  simulate,
  touchedBy,
  type Body,
  type Court,
  type Launch,
  type Point,
  type ShotTrace,
} from '../../src/index.ts'
import { secondOpinion, type OpinionWorld } from '../../src/second-opinion/index.ts'

/** A shot to have two opinions on. */
export interface Asked {
  readonly court: Court
  readonly bodies: readonly Body[]
  readonly launch: Launch
}

/** The solver and the second opinion agree on who touched whom, and on where all come to rest within so many mm. */
const TOLERANCE = 1e-6

/** Why a shot may come out otherwise: no computation in doubles can be held to its word on it. */
export type Excuse =
  /** A cap was driven into a narrowing slot: hundreds of contacts in microseconds, gaps finer than rounding. */
  | 'slot'
  /** The solver itself comes to another outcome when the launch changes in its eleventh digit: a graze, or a long row. */
  | 'delicate'

export type Comparison =
  | { readonly agrees: true; readonly apart: number }
  | { readonly agrees: false; readonly apart: number; readonly excuse: Excuse | null }

export const compare = (asked: Asked, world: OpinionWorld): Comparison => {
  const { court, bodies, launch } = asked
  const trace = simulate(court, bodies, launch)
  const solved = outcomeOf(trace, bodies)
  const { rest, contacts } = secondOpinion(court, bodies, launch, world)
  const opinion = { rest, touched: touchedIn({ contacts }, bodies) }
  const apart = farthest(solved.rest, rest)
  if (isSame(solved, opinion)) return { agrees: true, apart }
  return { agrees: false, apart, excuse: excuseOf(asked, trace, solved) }
}

const excuseOf = (asked: Asked, trace: ShotTrace, solved: Outcome): Excuse | null => {
  if (trace.contacts.length > MANY_CONTACTS) return 'slot'
  return isDelicate(asked, solved) ? 'delicate' : null
}

/** Slots have 180 and more. */
const MANY_CONTACTS = 100

interface Outcome {
  /** Before rounding. */
  readonly rest: readonly Point[]
  readonly touched: string
}

const isSame = (one: Outcome, other: Outcome): boolean =>
  one.touched === other.touched && farthest(one.rest, other.rest) <= TOLERANCE

const isDelicate = ({ court, bodies, launch }: Asked, solved: Outcome): boolean =>
  NUDGES.some(({ x, y }) => {
    const nudged = { ...launch, vx: launch.vx * (1 + x), vy: launch.vy * (1 + y) }
    return !isSame(solved, outcomeOf(simulate(court, bodies, nudged), bodies))
  })

const NUDGES = [
  { x: 1e-11, y: 0 },
  { x: -1e-11, y: 0 },
  { x: 0, y: 1e-11 },
  { x: 0, y: -1e-11 },
]

const outcomeOf = (trace: ShotTrace, bodies: readonly Body[]): Outcome => ({
  rest: bodies.map((body, place) => endOf(trace, body, place)),
  touched: touchedIn(trace, bodies),
})

const touchedIn = (seen: Pick<ShotTrace, 'contacts'>, bodies: readonly Body[]): string =>
  bodies.map((_, place) => touchedBy(seen, place).join()).join(' ')

/** Where a body's last segment ends, before it is rounded to the grid. */
const endOf = (trace: ShotTrace, { at, deceleration }: Body, place: number): Point => {
  const last = trace.segments[place]?.at(-1)
  if (last === undefined) return at
  const way = (last.speed * last.speed) / (2 * deceleration)
  return { x: last.from.x + last.ux * way, y: last.from.y + last.uy * way }
}

const farthest = (some: readonly Point[], others: readonly Point[]): number =>
  Math.max(
    ...some.map(({ x, y }, place) =>
      Math.hypot(x - (others[place]?.x ?? NaN), y - (others[place]?.y ?? NaN)),
    ),
  )
