import type { Body, Fill, ShotTrace } from '@skelly/engine'
import type { Piece } from '../pieces/piece.ts'

/** How a player stands in the game, as the caller says it. */
export interface ReplayStanding {
  /** Unique among the players, the same for the whole game. */
  readonly id: string
  /** Never markup. */
  readonly name: string
  readonly fill: Fill
  /** An index into PLAYER_COLOURS, taken modulo their number. */
  readonly colour: number
  /** In a word or two: "next 7", "killer", "out". */
  readonly words: string
  /** How much of the way is done, 0 to 1; null where there is none. */
  readonly part: number | null
  /** Whether it is this player's turn. */
  readonly isOn: boolean
  readonly isOut: boolean
}

/** The time that somebody had for a turn, in seconds. */
export interface ReplayClock {
  readonly taken: number
  /** Null where nobody was hurried. */
  readonly given: number | null
}

/** One moment of a replay: the table before it, the shot, and what is said about it. */
export interface ReplayFrame {
  /** Unique in the replay. */
  readonly id: string
  /** As the caller counts, from 1; null for what is no shot and no turn: a departure, the end. */
  readonly number: number | null
  /** Before the shot. */
  readonly pieces: readonly Piece[]
  /** Null for a turn without a shot, and for the end. */
  readonly shot: {
    readonly trace: ShotTrace
    readonly bodies: readonly Body[]
    readonly pieceIds: readonly string[]
  } | null
  readonly highlight: number | null
  /** Who did it: "Ana". */
  readonly who: string
  /** Whose colour it has on the scrubber: an index into PLAYER_COLOURS; null where it is nobody's. */
  readonly colour: number | null
  /** What became of it, in words: "Pot. Boxes 3 and 4". Not said before the caps lie still. */
  readonly ruling: string
  /** Whether it is marked on the scrubber, as something to look for. */
  readonly isMarked: boolean
  /** Everybody, in the order in which they are shown: before the shot, and when the caps lie still. */
  readonly standings: {
    readonly before: readonly ReplayStanding[]
    readonly after: readonly ReplayStanding[]
  }
  /** Null where nobody was on turn. */
  readonly clock: ReplayClock | null
}
