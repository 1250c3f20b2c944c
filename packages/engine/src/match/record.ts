import type { Millis, Seat, StateHash } from '../ids.ts'
import type { Places, Setup } from '../rulesets/ruleset.ts'
import type { Leaving, Voiding } from './match.ts'

/** A command as a record keeps it. A move's ply is the match's own, and its shot's id belongs to the wire. */
export type RecordedAction =
  | { readonly kind: 'begin' }
  /** `move` is the ruleset's `pack`. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: readonly number[] }
  | { readonly kind: 'time-out' }
  | { readonly kind: 'leave'; readonly seats: readonly Seat[]; readonly why: Leaving }
  | { readonly kind: 'resume'; readonly away: number }
  | { readonly kind: 'void'; readonly why: Voiding }

export interface RecordedCommand {
  /** Milliseconds since the first command. */
  readonly after: number
  readonly action: RecordedAction
  /** The state's hash after every flick and every turn lost to the clock; null after anything else. */
  readonly hash: StateHash | null
}

/** How a match ended; null while it goes on. */
export type RecordedEnd =
  | { readonly kind: 'over'; readonly places: Places; readonly leaving: Leaving | null }
  | { readonly kind: 'void'; readonly why: Voiding }

/** A whole match, to be played again: what was fixed before it and every command that was accepted. */
export interface MatchRecord {
  /** When the first command was accepted. */
  readonly date: Millis
  readonly setup: Setup
  readonly commands: readonly RecordedCommand[]
  readonly end: RecordedEnd | null
}
