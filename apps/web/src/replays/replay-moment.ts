import type { Frame, Match, SkellyState } from '@skelly/engine'
import type { Level } from '@skelly/engine/challenges'
import type { RecordedGame, TableLook } from '@skelly/stage'

/**
 * Where the viewer is in a stored game. What stands in the `tools` of a `ReplayTheatre` is told it, anew whenever another
 * frame comes on the screen; it stays the same object until then.
 */
export interface ReplayMoment {
  readonly game: RecordedGame
  /** An index into the viewer's frames: shots, lost turns, departures, and the end last. */
  readonly frame: number
  /** Flicks and turns lost to the clock, counted from 1, as in links and in the replay's own verification. */
  readonly shot: number
  /**
   * The match before what this frame shows, with its mover's set-down done. At the end it is the match as it ended. The turn
   * as it began, before a set-down, is in `game.walk.frames`, at an index below `played.index`.
   */
  readonly before: Match<SkellyState>
  /** What was played from there; null at the end. */
  readonly played: Frame | null
  /** The names as they are shown, by seat. */
  readonly names: readonly string[]
  /** How the table is shown: the colours of the caps above all. */
  readonly look: TableLook
  /** The level that the game is an attempt at; null for every other game. */
  readonly level: Level | null
  /** Whether the game has an address of its own, which a shot of it can be added to. */
  readonly isShared: boolean
}
