import type { Brought } from './bring-machines.ts'
import type { CorpusScript } from './bundle-corpus.ts'
import type { RecordedPlay } from './corpus/corpus-folder.ts'
import { differences } from './differences.ts'
import type { Outcome } from './outcome.ts'

/** Plays the corpus on one machine and compares what it says with what is recorded. */
export const playOn = async (
  { machine, executable }: Brought,
  corpus: readonly RecordedPlay[],
  script: CorpusScript,
): Promise<Outcome> => {
  const { name, packages, advice } = machine
  if (executable === null) return { kind: 'missing', name, packages, advice }
  const played = await machine.play(executable, script)
  if (played.kind === 'broken') return { kind: 'broken', name, why: played.why }
  const found = differences(corpus, played.lines)
  if (found.length > 0) return { kind: 'different', name, differences: found }
  return { kind: 'alike', name, shots: shotsIn(corpus) }
}

/** Flicks and lost turns in the corpus: every recorded line but the ends of games. */
export const shotsIn = (corpus: readonly RecordedPlay[]): number =>
  corpus.flatMap(({ bits }) => bits ?? []).filter((line) => /^[0-9a-f]{16} /.test(line)).length
