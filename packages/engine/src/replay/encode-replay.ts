import { replayShape } from './codec/replay-shape.ts'
import type { Replay } from './replay.ts'

/**
 * The replay as JSON text, its fields always in the same order: the same replay gives the same text.
 * @throws when the replay is none: that is a bug of whoever made it
 */
export const encodeReplay = (replay: Replay): string => {
  const canonical = replayShape(replay, 'replay')
  if (!canonical.ok) throw new Error(`this is no replay: ${canonical.where}`)
  return JSON.stringify(canonical.value)
}
