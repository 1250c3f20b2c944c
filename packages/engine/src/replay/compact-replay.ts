import { fromBase64url, toBase64url } from './codec/base64url.ts'
import { readCompact, writeCompact } from './codec/compact-codec.ts'
import { LONGEST_REPLAY, readReplay, type DecodedReplay } from './decode-replay.ts'
import type { Replay } from './replay.ts'

/** The replay as one word of letters, digits, `-` and `_`, short enough for a link where the game was short. */
export const compactReplay = (replay: Replay): string => toBase64url(writeCompact(replay))

/** Reads what `compactReplay` wrote, as strictly as `decodeReplay`. */
export const expandReplay = (word: string): DecodedReplay => {
  if (word.length > LONGEST_REPLAY) return { ok: false, refusal: 'too-long', where: 'replay' }
  const bytes = fromBase64url(word)
  if (bytes === null) return { ok: false, refusal: 'malformed', where: 'replay' }
  const read = readCompact(bytes)
  if ('value' in read) return readReplay(read.value)
  return { ok: false, refusal: 'malformed', where: `replay, byte ${String(read.fault)}` }
}
