import type { RecordedPlay } from './corpus/corpus-folder.ts'
import { shotsIn } from './play-on.ts'

/** Why playing these would prove nothing, or null: engines that say nothing all say the same. */
export const nothingToPlay = (corpus: readonly RecordedPlay[]): string | null => {
  if (corpus.length === 0) return 'the corpus has no plays'
  return shotsIn(corpus) === 0 ? 'the corpus has no recorded shots' : null
}
