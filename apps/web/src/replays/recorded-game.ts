import {
  decodeReplay,
  verifyWalk,
  walkReplay,
  type Replay,
  type Verification,
  type Walk,
} from '@skelly/engine'
import { walkAttempt, type Level } from '@skelly/engine/challenges'

/** A stored game, played again on this device. */
export interface RecordedGame {
  readonly replay: Replay
  readonly walk: Walk
}

/**
 * Reads a stored game and plays it again; null when the text is no replay that this engine can play.
 * @param level the level that it is an attempt at; null for every other game
 */
export const recordedGame = (text: string, level: Level | null = null): RecordedGame | null => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return null
  const replay = decoded.value
  const walk = level === null ? walkReplay(replay) : (walkAttempt(level, replay)?.walk ?? null)
  const begin = walk?.begin ?? null
  return walk === null || begin === null ? null : { replay, walk }
}

/** Whether playing it again gives every state hash and the end that it says, or the shot at which it differs. */
export const proveGame = ({ replay, walk }: RecordedGame): Verification => verifyWalk(replay, walk)
