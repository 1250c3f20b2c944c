import type { DeviceGame } from './device-game.ts'

/** What the people at the device agreed on, beside the setup. */
export interface GameOptions {
  /** Whether a card asks for the device to be handed over between two people's turns. */
  readonly handOver: boolean
  /** Whether flicks may be taken back: such a game counts for nothing. */
  readonly takeBacks: boolean
}

/** A game as the device keeps it. */
export interface SavedGame {
  readonly game: DeviceGame
  readonly options: GameOptions
  /** What the game's clock showed, ms. */
  readonly reading: number
}

/** Why a text is no saved game that can be gone on with. */
export type SaveRefusal =
  /** Not a save, or a damaged one. */
  | 'unreadable'
  /** Written by a version that this one does not know. */
  | 'other-version'
  /** Its commands don't lead to the states that it says. */
  | 'differs'
