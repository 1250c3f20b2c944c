import type { z } from 'zod'
import { unusable, type Outcome } from './outcome.ts'
import { STDIN, readText } from './read-text.ts'

/** What became of one line: its answer, with a word to people where there is one to say, or what is wrong with it. */
export type Answer =
  | { readonly kind: 'answer'; readonly value: unknown; readonly word?: string | undefined }
  | { readonly kind: 'unusable'; readonly what: string }

/**
 * Reads JSON lines from a file or the standard input and writes an answer a line, in order, up to the first line that
 * is unusable. Empty lines are passed over.
 */
export const jsonLines = async <Asked>(
  file: string | undefined,
  schema: z.ZodType<Asked>,
  answer: (asked: Asked) => Answer,
): Promise<Outcome> => {
  const read = await readText(file)
  if (read.kind === 'unusable') return read
  for (const [index, line] of read.text.split('\n').entries()) {
    if (line.trim() === '') continue
    const asked = parse(line, schema)
    const answered = asked.kind === 'parsed' ? answer(asked.value) : asked
    const where = `${file ?? STDIN}:${String(index + 1)}`
    if (answered.kind === 'unusable') return unusable(`${where}: ${answered.what}`)
    if (answered.word !== undefined) process.stderr.write(`skelly: ${where}: ${answered.word}\n`)
    process.stdout.write(`${JSON.stringify(answered.value)}\n`)
  }
  return { kind: 'done' }
}

type Parsed<Asked> =
  { readonly kind: 'parsed'; readonly value: Asked } | { readonly kind: 'unusable'; readonly what: string }

const parse = <Asked>(line: string, schema: z.ZodType<Asked>): Parsed<Asked> => {
  const json = parseJson(line)
  if (json.kind === 'unusable') return json
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { kind: 'parsed', value: parsed.data }
  const [issue] = parsed.error.issues
  const path = issue?.path.map(String).join('.') ?? ''
  return unusable(`${path === '' ? '' : `${path}: `}${issue?.message ?? 'unusable'}`)
}

const parseJson = (line: string): Parsed<unknown> => {
  try {
    return { kind: 'parsed', value: JSON.parse(line) }
  } catch (error) {
    return unusable(`not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
