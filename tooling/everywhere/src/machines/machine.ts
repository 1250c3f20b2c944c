import type { CorpusScript } from '../bundle-corpus.ts'
import type { Played } from './played.ts'

/** A JavaScript engine to play the corpus on. */
export interface Machine {
  readonly name: string
  /** Its executable on this computer; undefined when it is not there. */
  readonly find: () => Promise<string | undefined>
  /** Debian's and Ubuntu's packages that bring it, by preference: each release has one of them. */
  readonly packages: readonly string[]
  /** For everybody else: how to come by it. */
  readonly advice: string
  readonly play: (executable: string, script: CorpusScript) => Promise<Played>
}
