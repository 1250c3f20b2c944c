import { jsonFault } from './codec/json-fault.ts'
import { replayShape } from './codec/replay-shape.ts'
import { textPlace } from './codec/text-place.ts'
import { REPLAY_FORMAT, type Replay } from './replay.ts'

/** In the order in which they are looked for. */
export const REPLAY_REFUSALS = ['too-long', 'not-json', 'unknown-format', 'malformed'] as const
export type ReplayRefusal = (typeof REPLAY_REFUSALS)[number]

/**
 * Characters of the longest text and of the longest word for links that are looked at: some 40,000 commands as JSON,
 * a hundred times as many as the longest recorded game has.
 */
export const LONGEST_REPLAY = 5_000_000

/**
 * A replay, or why it can't be read and where: the path to the first part that is wrong (`replay.commands[3].after`),
 * in a text that is no JSON its line and character (`replay:3:14`), in a word for links its byte (`replay, byte 57`).
 */
export type DecodedReplay =
  | { readonly ok: true; readonly value: Replay }
  | { readonly ok: false; readonly refusal: ReplayRefusal; readonly where: string }

/** Reads what `encodeReplay` wrote, strictly. Whether it is true is for `verifyReplay` to say. */
export const decodeReplay = (text: string): DecodedReplay => {
  if (text.length > LONGEST_REPLAY) return { ok: false, refusal: 'too-long', where: 'replay' }
  const fault = jsonFault(text)
  if (fault === null) return readReplay(JSON.parse(text))
  const refusal = fault.kind === 'no-json' ? 'not-json' : 'malformed'
  return { ok: false, refusal, where: `replay:${textPlace(text, fault.at)}` }
}

/** The same for JSON that is parsed already, as a database gives it. */
export const readReplay = (value: unknown): DecodedReplay => {
  if (isOfOtherFormat(value)) return { ok: false, refusal: 'unknown-format', where: 'replay.format' }
  const decoded = replayShape(value, 'replay')
  if (decoded.ok) return decoded
  const isOtherFormat = decoded.where === 'replay.format'
  return { ok: false, refusal: isOtherFormat ? 'unknown-format' : 'malformed', where: decoded.where }
}

/** Asked first: another format may have other fields, which are no mistake. */
const isOfOtherFormat = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  typeof value.format === 'number' &&
  value.format !== REPLAY_FORMAT
