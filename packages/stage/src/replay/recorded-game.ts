import {
  decodeReplay,
  verifyWalk,
  walkingReplay,
  walkReplay,
  type Match,
  type Replay,
  type SkellyState,
  type Verification,
  type Walk,
} from '@skelly/engine'
import { walkAttempt, type Level } from '@skelly/engine/challenges'

/** A stored game, played again on this device. */
export interface RecordedGame {
  readonly replay: Replay
  readonly walk: Walk
}

/** A stored game that is read and not played again yet. */
export interface UnplayedGame {
  readonly replay: Replay
  /** The table before its first command. */
  readonly begin: Match<SkellyState>
}

const walkOf = (replay: Replay, level: Level | null): Walk | null =>
  level === null ? walkReplay(replay) : (walkAttempt(level, replay)?.walk ?? null)

/**
 * Reads a stored game; null when the text is no replay that this engine can play.
 * @param level the level that it is an attempt at; null for every other game
 */
export const unplayedGame = (text: string, level: Level | null = null): UnplayedGame | null => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return null
  const replay = decoded.value
  const begin = walkOf({ ...replay, commands: [] }, level)?.begin ?? null
  return begin === null ? null : { replay, begin }
}

/** Plays a game again, step by step: there is time for something else after each. */
export function* playingAgain(
  { replay }: UnplayedGame,
  level: Level | null,
): Generator<number, RecordedGame | null, void> {
  // An attempt is a few flicks.
  const walk = level === null ? yield* walkingReplay(replay) : walkOf(replay, level)
  return walk === null ? null : { replay, walk }
}

/** Reads a stored game and plays it again at once; null when the text is no replay that this engine can play. */
export const recordedGame = (text: string, level: Level | null = null): RecordedGame | null => {
  const game = unplayedGame(text, level)
  const walk = game === null ? null : walkOf(game.replay, level)
  return game === null || walk === null ? null : { replay: game.replay, walk }
}

/** Whether playing it again gives every state hash and the end that it says, or the shot at which it differs. */
export const proveGame = ({ replay, walk }: RecordedGame): Verification => verifyWalk(replay, walk)
