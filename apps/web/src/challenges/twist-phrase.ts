import { unreachable, type Fill } from '@skelly/engine'
import { YOU, type Level, type Twist } from '@skelly/engine/challenges'
import type { ChallengePhrase } from './goal-phrase.ts'

/** Something that is special in a level: what it is called in a few words, and what it means. */
export interface SpecialPhrases {
  readonly word: ChallengePhrase
  readonly meaning: ChallengePhrase
}

/** A key of the messages without the part that tells a word from its meaning. */
type Said = 'touchNoCap' | 'skullEnds' | 'chalkEnds' | 'chalkCosts' | 'clock' | 'fill'

const said = (what: Said, values: ChallengePhrase['values'] = {}): SpecialPhrases => ({
  word: { key: `twist_${what}`, values },
  meaning: { key: `mean_${what}`, values },
})

/**
 * What a twist is and means; null where the flicks that are left or the court itself say it already.
 * @param fillWords a fill in the reader's language
 */
export const twistPhrase = (
  twist: Twist,
  { clock, caps }: Level,
  fillWords: (fill: Fill) => string,
): SpecialPhrases | null => {
  switch (twist.kind) {
    case 'touch no cap':
      return said('touchNoCap')
    case 'the skull ends it':
      return said('skullEnds')
    case 'the chalk ends it':
      return said('chalkEnds')
    case 'the chalk costs a stated number of flicks':
      return said('chalkCosts', { flicks: twist.flicks })
    case 'a shorter clock':
      return said('clock', { seconds: clock ?? 0 })
    case 'a set fill':
      return said('fill', { fill: fillWords(caps[YOU]?.fill ?? 'empty') })
    case 'few flicks':
    case 'obstacles on the court':
      return null
    default:
      return unreachable(twist)
  }
}
