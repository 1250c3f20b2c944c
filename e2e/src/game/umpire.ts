import {
  beginMatch,
  GRID,
  PHYSICS_VERSION,
  seatAt,
  seedOf,
  skelly,
  type Fill,
  type Flick,
  type Point,
  type Ruling,
  type Seat,
  type SkellyEvent,
  type SkellyState,
} from '@skelly/engine'
import { BOTS_VERSION, steadyPull, type SteadyPull } from '@skelly/engine/bots'

export interface Seated {
  readonly name: string
  readonly fill: Fill
}

/** A shot that was ruled on, for the reckoning at the end. */
export interface RuledShot {
  readonly seat: Seat
  readonly ruling: Ruling
}

/** What is to come of a flick. */
export type Wanted = (ruling: Ruling, after: SkellyState, flick: Flick) => boolean

/**
 * The journey's own referee: follows the game from what can be seen on the screen, tells which pull does what, and
 * knows where every cap must lie afterwards.
 */
export class Umpire {
  state: SkellyState
  readonly shots: RuledShot[] = []

  /** @param seats in turn order */
  constructor(seats: readonly Seated[], grip: number) {
    const seed = seedOf('0'.repeat(32))
    if (seed === null) throw new Error('no seed')
    const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION }
    const fixed = { ruleset: 'skelly', way: 'online', court: 'street', shotClock: null } as const
    this.state = beginMatch(skelly, { ...fixed, versions, seed, grip, seats }).state
  }

  get mover(): Seat {
    const { turn } = this.state
    if (turn.phase === 'over') throw new Error('the game is over')
    return turn.mover
  }

  /** Every cap in the game with the place where it lies, by seat. */
  get lying(): readonly (readonly [number, Point])[] {
    return this.state.caps.flatMap((cap, seat) => (cap.inGame ? [[seat, cap.at] as const] : []))
  }

  progressOf(seat: number): number {
    return this.state.caps[seat]?.progress ?? 0
  }

  /** The mover has set down there: checks that the rules allow it. */
  setDown(at: Point): void {
    const move = { kind: 'set-down', x: at.x * GRID, y: at.y * GRID } as const
    const decided = skelly.decide(this.state, this.mover, move)
    if (!decided.ok) throw new Error(`the page let a cap be set down where it may not: ${decided.refusal}`)
    this.#evolve(decided.value)
  }

  /** A pull of whole pixels by the mover that does what is wanted; the state stays until `played`. */
  find(wanted: Wanted, towards?: Point): SteadyPull {
    const found = steadyPull(this.state, this.mover, wanted, towards)
    if (found === null) throw new Error(`no pull does it: ${JSON.stringify(this.state)}`)
    return found
  }

  played({ after, ruling }: SteadyPull): void {
    this.shots.push({ seat: this.mover, ruling })
    this.state = after
  }

  /** The turn was lost to the clock (R3.3). */
  clockRanOut(): void {
    this.#evolve(skelly.loseTurn(this.state))
  }

  /** Somebody has left and is out (R7.2). */
  left(seat: number): void {
    this.#evolve(skelly.leave(this.state, [seatAt(seat)]))
  }

  #evolve(events: readonly SkellyEvent[]): void {
    this.state = events.reduce((state, event) => skelly.evolve(state, event), this.state)
  }
}
