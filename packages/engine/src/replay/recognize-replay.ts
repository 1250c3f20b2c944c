import { readRecord, type RecordTextRefusal } from '../notation/record-text.ts'
import { expandReplay } from './compact-replay.ts'
import { decodeReplay, LONGEST_REPLAY, readReplay, type ReplayRefusal } from './decode-replay.ts'
import { REPLAY_FORMAT, type Replay } from './replay.ts'

/** The forms in which a replay is written: JSON, the word for links, notation. */
export const REPLAY_FORMS = ['stored', 'compact', 'notation'] as const
export type ReplayForm = (typeof REPLAY_FORMS)[number]

/** A replay and the form it was written in, or why it can't be read and where; in notation that is its line. */
export type RecognizedReplay =
  | { readonly ok: true; readonly form: ReplayForm; readonly value: Replay }
  | {
      readonly ok: false
      readonly form: ReplayForm
      readonly refusal: ReplayRefusal | RecordTextRefusal
      readonly where: string
    }

/** Reads a replay in whichever of its forms the text is. A byte order mark and blanks around it say nothing. */
export const recognizeReplay = (text: string): RecognizedReplay => {
  if (text.length > LONGEST_REPLAY) return { ok: false, form: 'stored', refusal: 'too-long', where: 'replay' }
  const trimmed = text.trim()
  if (trimmed.startsWith('{')) return { form: 'stored', ...decodeReplay(withBlanksBefore(text, trimmed)) }
  if (/^[\w-]+$/.test(trimmed)) return { form: 'compact', ...expandReplay(trimmed) }
  return readNotation(text.replace(BYTE_ORDER_MARK, ''))
}

const BYTE_ORDER_MARK = /^\uFEFF/

/** Lines are counted in the text as it was given. */
const withBlanksBefore = (text: string, trimmed: string): string =>
  text.slice(0, text.indexOf('{')).replace(/[^\n]/g, ' ') + trimmed

const readNotation = (text: string): RecognizedReplay => {
  const record = readRecord(text)
  if (!record.ok) return { ok: false, form: 'notation', refusal: record.refusal, where: String(record.line) }
  // Notation has no bounds of its own: what it stands for is held to those of every replay.
  return { form: 'notation', ...readReplay({ format: REPLAY_FORMAT, ...record.value }) }
}
