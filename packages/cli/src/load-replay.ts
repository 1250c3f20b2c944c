import { LONGEST_REPLAY, recognizeReplay, type Replay, type ReplayForm } from '@skelly/engine'
import { unusable } from './outcome.ts'
import { readReplayText } from './read-replay-text.ts'

/** A replay with the form that it was written in. */
export type Loaded =
  | { readonly kind: 'replay'; readonly form: ReplayForm; readonly replay: Replay }
  | { readonly kind: 'unusable'; readonly what: string }

/** Bytes: no replay of so many characters as are looked at has more. */
const LARGEST_FILE = 4 * LONGEST_REPLAY

/** Reads a match in whichever of its forms the file is: JSON, the word for links, or notation. */
export const loadReplay = async (file: string): Promise<Loaded> => {
  const read = await readReplayText(file, LARGEST_FILE)
  if (read.kind === 'unusable') return read
  const found = recognizeReplay(read.text)
  if (found.ok) return { kind: 'replay', form: found.form, replay: found.value }
  const { form, refusal, where } = found
  // Notation is told by its line, the other forms by the path to what is wrong.
  const isLine = form === 'notation' && /^\d+$/.test(where)
  return unusable(isLine ? `${file}:${where}: ${refusal}` : `${file}: ${refusal} at ${where}`)
}
