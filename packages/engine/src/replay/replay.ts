import type { MatchRecord } from '../match/record.ts'

/** The version of the stored and sent form of replays (docs/replay-format.md). */
export const REPLAY_FORMAT = 1

/** A match that can be played again, as it is stored and sent. */
export interface Replay extends MatchRecord {
  readonly format: typeof REPLAY_FORMAT
}
