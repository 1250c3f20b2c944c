import { millis } from '../ids.ts'
import { encodeReplay } from './encode-replay.ts'
import type { Replay } from './replay.ts'

/**
 * What a replay's identity is the SHA-256 of, as UTF-8: its canonical text with the names and the date left blank,
 * so that the same game sent again under other names is the same game.
 */
export const replayIdentity = (replay: Replay): string => {
  const seats = replay.setup.seats.map((seat) => ({ ...seat, name: '' }))
  return encodeReplay({ ...replay, date: millis(0), setup: { ...replay.setup, seats } })
}
