import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Play, PlayForm } from '@skelly/engine/testing'

/** Where the corpus lies: a file for each play, and beside it one with the bits that it came out with. */
export const corpusFolder: string = fileURLToPath(
  new URL('../../../../packages/engine/test/replays', import.meta.url),
)

/** A play with the lines that `playBits` gave when it was recorded; null when nobody has recorded them yet. */
export interface RecordedPlay extends Play {
  readonly bits: readonly string[] | null
}

/** Every play of the corpus, by name. */
export const readCorpus = async (folder: string = corpusFolder): Promise<readonly RecordedPlay[]> => {
  const files = (await readdir(folder)).toSorted()
  const plays: RecordedPlay[] = []
  for (const file of files) {
    const { name, ext } = parse(file)
    const form = FORMS.get(ext)
    if (form === undefined) continue
    const text = await readFile(join(folder, file), 'utf8')
    const bitsFile = bitsFileOf(name)
    const bits = files.includes(bitsFile) ? linesOf(await readFile(join(folder, bitsFile), 'utf8')) : null
    plays.push({ name, form, text, bits })
  }
  return plays
}

/** The file of a play's bits. */
export const bitsFileOf = (name: string): string => `${name}.bits`

const FORMS: ReadonlyMap<string, PlayForm> = new Map([
  ['.txt', 'notation'],
  ['.replay', 'compact'],
  ['.series', 'series'],
])

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n')
