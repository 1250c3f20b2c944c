import { fromBase64url, toBase64url } from './codec/base64url.ts'
import { readCompact, writeCompact } from './codec/compact-codec.ts'
import { readReplay, type DecodedReplay } from './decode-replay.ts'
import type { Replay } from './replay.ts'

/** The replay as one word of letters, digits, `-` and `_`, short enough for a link where the game was short. */
export const compactReplay = (replay: Replay): string => toBase64url(writeCompact(replay))

/** Reads what `compactReplay` wrote, as strictly as `decodeReplay`. */
export const expandReplay = (word: string): DecodedReplay => {
  const bytes = fromBase64url(word)
  const value = bytes === null ? undefined : readCompact(bytes)
  if (value === undefined) return { ok: false, refusal: 'malformed', where: 'replay' }
  return readReplay(value)
}
