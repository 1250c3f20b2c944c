import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { unusable } from './outcome.ts'

/** What stands for the standard input in messages. */
export const STDIN = 'stdin'

export type ReadText =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'unusable'; readonly what: string }

/** The whole text of a file, or of the standard input where none is named. */
export const readText = async (file: string | undefined): Promise<ReadText> => {
  if (file === undefined) return { kind: 'text', text: await text(process.stdin) }
  try {
    return { kind: 'text', text: await readFile(file, 'utf8') }
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return unusable(`${file}: can't be read (${why})`)
  }
}
