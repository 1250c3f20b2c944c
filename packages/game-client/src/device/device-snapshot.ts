import type { Match, Seat, SkellyState } from '@skelly/engine'
import type { DeviceEntry, DeviceGame, DeviceRefusal } from './device-game.ts'
import type { GameOptions } from './saved-game.ts'

/** Why the game stands still, its clock with it. */
export type Hold =
  /** It is an attempt with a clock, which begins when somebody says so. */
  | { readonly kind: 'ready' }
  /** Somebody paused it, the page went away, or it was just taken from the store. */
  | { readonly kind: 'paused' }
  /** The device is on its way to the next player. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  /** Another page of this device plays it. */
  | { readonly kind: 'elsewhere' }
  /** It is an attempt at a level, and won or lost. */
  | { readonly kind: 'decided' }

/** A move of a person that was not accepted. */
export interface RefusedMove {
  readonly message: 'flick' | 'set-down' | 'aim'
  readonly shotId: null
  readonly why: DeviceRefusal
}

/** All that a screen knows of a game on this device: a new object on every change, never mutated. */
export interface DeviceSnapshot {
  readonly match: Match<SkellyState>
  /** Of an attempt at a level: the level, and how the attempt stands. Null in every other game. */
  readonly challenge: DeviceGame['challenge']
  readonly options: GameOptions
  /** Null when the match came whole: at the start, from the store, or after something was taken back. */
  readonly lastEntry: DeviceEntry | null
  /** On the device every flick is answered at once. */
  readonly pending: null
  /** The newest refusal; null again with the next accepted command. */
  readonly refusal: RefusedMove | null
  readonly hold: Hold | null
  /** Whether the device kept the game as it is: otherwise a reload loses something. */
  readonly kept: boolean
  /** The person whose last turn may be taken back; null when there is none. */
  readonly takesBack: Seat | null
}
