import type { Millis, Ply, Seat, StateHash } from '../ids.ts'
import type { Places, Setup } from '../rulesets/ruleset.ts'

/** Why somebody is no longer at the table (R7.2, R10.3 to R10.5). */
export const LEAVINGS = ['resigned', 'silent', 'three-clocks', 'both-gone'] as const
export type Leaving = (typeof LEAVINGS)[number]

/** Why a match counts for nothing (R7.4, R10.2, R10.5, R10.6). */
export const VOIDINGS = ['never-joined', 'left-together', 'server-lost'] as const
export type Voiding = (typeof VOIDINGS)[number]

export type MatchPhase =
  /** Not everybody has joined yet (R10.2). */
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'playing'
      /** When the caps of the last shot lie still (R3.2): nothing can be done before. */
      readonly stillAt: Millis
      /** When the mover's turn is lost; null without a clock. */
      readonly deadline: Millis | null
    }
  | { readonly kind: 'over'; readonly at: Millis; readonly places: Places; readonly leaving: Leaving | null }
  | { readonly kind: 'void'; readonly at: Millis; readonly why: Voiding }

/** A whole match at one moment: plain data, the same on every machine. */
export interface Match<State> {
  readonly setup: Setup
  /** Commands accepted so far; the journal's next entry has this number. */
  readonly seq: number
  /** The next flick or lost turn. */
  readonly ply: Ply
  readonly phase: MatchPhase
  readonly state: State
  /** By seat: turns in a row lost to the clock without one valid message (R10.4). */
  readonly clocksLost: readonly number[]
  /** Whether the mover has sent anything valid in this turn (R10.4). */
  readonly moverActed: boolean
}

/** All that can be asked of a match. `at` is the server's clock, given from outside (R3.4). */
export type Command<Move> =
  | { readonly kind: 'begin'; readonly at: Millis }
  | {
      readonly kind: 'move'
      readonly at: Millis
      readonly seat: Seat
      readonly ply: Ply
      readonly move: Move
    }
  /** The deadline has passed. Refused as 'too-early' before it. */
  | { readonly kind: 'time-out'; readonly at: Millis }
  | {
      readonly kind: 'leave'
      readonly at: Millis
      readonly seats: readonly Seat[]
      readonly why: Leaving
    }
  /** The server was away for `away` ms: deadlines move by that, and the mover has at least 10 s (R3.8). */
  | { readonly kind: 'resume'; readonly at: Millis; readonly away: number }
  | { readonly kind: 'void'; readonly at: Millis; readonly why: Voiding }

/** What became of an accepted command. `event` is the ruleset's own. */
export type Happening<Event> =
  | { readonly kind: 'began'; readonly at: Millis }
  /** The seat sent a valid message: its run of turns lost to the clock is broken (R10.4). */
  | { readonly kind: 'heard'; readonly seat: Seat }
  /** The seat lost its turn to the clock. The third in a row without a message is walking out (R10.4). */
  | { readonly kind: 'clock-lost'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly at: Millis; readonly event: Event }
  /** The table waits for the mover until `deadline`, from the moment when all caps lie still. */
  | { readonly kind: 'clock-set'; readonly stillAt: Millis; readonly deadline: Millis | null }
  | {
      readonly kind: 'ended'
      readonly at: Millis
      readonly places: Places
      readonly leaving: Leaving | null
    }
  | { readonly kind: 'voided'; readonly at: Millis; readonly why: Voiding }

export const MATCH_REFUSALS = [
  'not-begun',
  'already-begun',
  'over',
  'not-your-turn',
  'wrong-ply',
  'still-moving',
  'too-early',
  'too-late',
  'no-clock',
  'not-at-the-table',
] as const
export type MatchRefusal = (typeof MATCH_REFUSALS)[number]

/** One accepted command with what it led to and the state's hash after it: a row of the journal. */
export interface JournalEntry<Move, Event> {
  readonly seq: number
  readonly command: Command<Move>
  readonly happenings: readonly Happening<Event>[]
  readonly hash: StateHash
}
