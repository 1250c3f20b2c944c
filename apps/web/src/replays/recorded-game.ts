import {
  decodeReplay,
  verifyWalk,
  walkReplay,
  type Replay,
  type Verification,
  type Walk,
} from '@skelly/engine'

/** A stored game, played again on this device. */
export interface RecordedGame {
  readonly replay: Replay
  readonly walk: Walk
}

/** Reads a stored game and plays it again; null when the text is no replay that this engine can play. */
export const recordedGame = (text: string): RecordedGame | null => {
  const decoded = decodeReplay(text)
  if (!decoded.ok) return null
  const walk = walkReplay(decoded.value)
  return walk.begin === null ? null : { replay: decoded.value, walk }
}

/** Whether playing it again gives every state hash and the end that it says, or the shot at which it differs. */
export const proveGame = ({ replay, walk }: RecordedGame): Verification => verifyWalk(replay, walk)
