import { playBits } from '@skelly/engine/testing'
import type { RecordedPlay } from './corpus-folder.ts'

/** Games of two, three and four in whose place computer players think. */
const GAMES = ['two-empty-tar', 'three-5', 'four-6', 'troubled-3']

/**
 * What computer players think in some games of the corpus. It is not recorded, as they may get better every day: what
 * they think here, on the machine that asks, is what they have to think on every other.
 */
export const thoughtsOn = (corpus: readonly RecordedPlay[]): readonly RecordedPlay[] =>
  corpus
    .filter(({ name }) => GAMES.includes(name))
    .map(({ name, text }) => {
      const play = { name: `thoughts-${name}`, form: 'thoughts', text } as const
      return { ...play, bits: playBits(play) }
    })
