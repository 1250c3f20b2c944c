import type { Seat, Seed, ShotId } from '../ids.ts'
import type { Fill } from '../caps/fill.ts'
import type { Result } from '../result.ts'

/** The ways to play (R9). */
export const WAYS = ['machine', 'local', 'online', 'ranked', 'solo', 'tutorial', 'challenge'] as const
export type Way = (typeof WAYS)[number]

/** How strong a computer player is, from the weakest. */
export const STRENGTHS = ['easy', 'normal', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

export interface SeatSetup {
  readonly name: string
  readonly fill: Fill
  /** Set where a computer player holds the seat: all its turns follow from the seed (bots/). */
  readonly computer?: Strength
}

/** All that is fixed before the first flick. Goes into the replay's header as it is. */
export interface Setup {
  readonly ruleset: string
  readonly versions: { readonly physics: number; readonly rules: number; readonly bots: number }
  readonly way: Way
  /** A court's name; 'street' is the one of court.md. */
  readonly court: string
  readonly seed: Seed
  /** The street's grip in hundredths, 85 to 115 (R2.6). */
  readonly grip: number
  /** Seconds for each flick (R3.2), or null where there is no clock. */
  readonly shotClock: number | null
  /** In turn order (R2.3). */
  readonly seats: readonly SeatSetup[]
}

/** Who came where: the winner's place first, seats that share a place together (R7.3). Empty: void (R7.4). */
export type Places = readonly (readonly Seat[])[]

/** What a shot earns by itself (R11). */
export interface Earned {
  readonly seat: Seat
  readonly xp: number
  /** What for: the row of R11 in the ruleset's own word; of no matter where it earns nothing. */
  readonly row: string
}

/**
 * One game's rules over one kind of table. `match/` knows seats, clocks, order and hashes; everything else is here.
 * State, Move, Event and Refusal are the ruleset's own; all of them are plain JSON data.
 */
export interface Ruleset<State, Move, Event, Refusal extends string> {
  readonly name: string
  readonly version: number
  /** How many sit at the table of a game of that way (R2.1). */
  seats(way: Way): { readonly least: number; readonly most: number }
  begin(setup: Setup): State
  /** Whose move the table waits for; null when the game is over. */
  mover(state: State): Seat | null
  /** Whether a move by the seat is looked at now. In other games not only the mover's are. */
  mayMove(state: State, seat: Seat): boolean
  /** Who is still in the game (R1.9), in seat order. */
  inGame(state: State): readonly Seat[]
  /** What a move by the seat on turn leads to, simulated and judged. */
  decide(state: State, seat: Seat, move: Move): Result<readonly Event[], Refusal>
  /** What becomes of the mover's turn when the shot clock has run out (R3.3). */
  loseTurn(state: State): readonly Event[]
  /** These seats leave the table at once (R7.2, R7.4). */
  leave(state: State, seats: readonly Seat[]): readonly Event[]
  evolve(state: State, event: Event): State
  /** Whole milliseconds that the event takes on the screen before the table is still again. */
  duration(event: Event): number
  /** Whether the event uses up a ply: every flick and every turn lost to the clock does. */
  endsPly(event: Event): boolean
  /** The id of the shot that this move asks for, where it is one. */
  shotId(move: Move): ShotId | null
  places(state: State): Places | null
  /** Whole numbers that stand for the whole state, in seat order: what the state hash is made of. */
  words(state: State): readonly number[]
  /** Whose shot the event is and the XP that it earns by itself (R11), which may be 0; null for what is no shot. */
  earns(event: Event): Earned | null
  /** The seats that leave the table by the event (R7.2). */
  leavers(event: Event): readonly Seat[]
  /** The move as whole numbers, its shot's id left out: what replays keep. */
  pack(move: Move): readonly number[]
  /** The move that `pack` made these of, with the given shot id; null when no move packs to them. */
  unpack(numbers: readonly number[], shotId: ShotId): Move | null
  /** What a seat, or a watcher (null), may see. */
  see(state: State, seat: Seat | null): State
}
