import { REPLAY_FORMAT, decodeReplay, expandReplay, readRecord, type Replay } from '@skelly/engine'
import { unusable } from './outcome.ts'
import { readText } from './read-text.ts'

/** A replay with the form that it was written in. */
export type Loaded =
  | { readonly kind: 'replay'; readonly form: 'stored' | 'compact' | 'notation'; readonly replay: Replay }
  | { readonly kind: 'unusable'; readonly what: string }

/** Reads a match in whichever of its forms the file is: JSON, the word for links, or notation. */
export const loadReplay = async (file: string): Promise<Loaded> => {
  const read = await readText(file)
  if (read.kind === 'unusable') return read
  const text = read.text.trim()
  if (text.startsWith('{')) return decoded(file, 'stored', decodeReplay(text))
  if (/^[\w-]+$/.test(text)) return decoded(file, 'compact', expandReplay(text))
  const record = readRecord(read.text)
  if (!record.ok) return unusable(`${file}:${String(record.line)}: ${record.refusal}`)
  return { kind: 'replay', form: 'notation', replay: { format: REPLAY_FORMAT, ...record.value } }
}

const decoded = (
  file: string,
  form: 'stored' | 'compact',
  answer: ReturnType<typeof decodeReplay>,
): Loaded =>
  answer.ok
    ? { kind: 'replay', form, replay: answer.value }
    : unusable(`${file}: ${answer.refusal} at ${answer.where}`)
