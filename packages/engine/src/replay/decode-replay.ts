import { replayShape } from './codec/replay-shape.ts'
import type { Replay } from './replay.ts'

export const REPLAY_REFUSALS = ['not-json', 'unknown-format', 'malformed'] as const
export type ReplayRefusal = (typeof REPLAY_REFUSALS)[number]

/** A replay, or why it can't be read and the path to the first part that is wrong. */
export type DecodedReplay =
  | { readonly ok: true; readonly value: Replay }
  | { readonly ok: false; readonly refusal: ReplayRefusal; readonly where: string }

/** Reads what `encodeReplay` wrote, strictly. Whether it is true is for `verifyReplay` to say. */
export const decodeReplay = (text: string): DecodedReplay => {
  const value = parse(text)
  if (value === undefined) return { ok: false, refusal: 'not-json', where: 'replay' }
  return readReplay(value)
}

/** The same for JSON that is parsed already, as a database gives it. */
export const readReplay = (value: unknown): DecodedReplay => {
  const decoded = replayShape(value, 'replay')
  if (decoded.ok) return decoded
  const isOtherFormat = decoded.where === 'replay.format'
  return { ok: false, refusal: isOtherFormat ? 'unknown-format' : 'malformed', where: decoded.where }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // JSON.parse has no other way to say that this is no JSON.
    return undefined
  }
}
