import type { RecordedPlay } from './corpus/corpus-folder.ts'

/** The first line of a play in which a machine differs from what is recorded. */
export interface Difference {
  readonly play: string
  /** Counted from 1. A game has one line more than shots: its end. */
  readonly line: number
  /** Null where nothing is expected, or nothing was said. */
  readonly expected: string | null
  readonly said: string | null
}

/**
 * Compares what a machine said with what is recorded: of each play the first difference, in the corpus' order. Plays
 * that nobody recorded differ in their first line, and so do those that are not in the corpus at all.
 */
export const differences = (
  corpus: readonly RecordedPlay[],
  lines: readonly string[],
): readonly Difference[] => {
  const said = byPlay(lines)
  const expected = corpus.map(({ name, bits }) => firstDifference(name, bits ?? [], said.get(name) ?? []))
  const names = new Set(corpus.map(({ name }) => name))
  const strangers = [...said].filter(([name]) => !names.has(name))
  const unexpected = strangers.map(([name, given]) => firstDifference(name, [], given))
  return [...expected, ...unexpected].filter((found) => found !== null)
}

/** In people's words: which play, which shot, and what was expected of it. */
export const wordsFor = ({ play, line, expected, said }: Difference): string => {
  if (expected === null) return `${play}: shot ${String(line)} is not expected, but was played: ${said ?? ''}`
  return `${play}: shot ${String(line)} differs: expected ${expected}, got ${said ?? 'nothing'}`
}

const byPlay = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const plays = new Map<string, string[]>()
  for (const line of lines) {
    const space = line.indexOf(' ')
    const name = line.slice(0, space)
    const bits = plays.get(name) ?? []
    bits.push(line.slice(space + 1))
    plays.set(name, bits)
  }
  return plays
}

const firstDifference = (
  play: string,
  recorded: readonly string[],
  said: readonly string[],
): Difference | null => {
  const length = Math.max(recorded.length, said.length, 1)
  for (let at = 0; at < length; at += 1) {
    const [wanted, given] = [recorded[at], said[at]]
    if (wanted === undefined || wanted !== given) {
      return { play, line: at + 1, expected: wanted ?? null, said: given ?? null }
    }
  }
  return null
}
