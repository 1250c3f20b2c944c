import { unreachable, type Fill } from '@skelly/engine'
import { YOU, type Level, type Twist } from '@skelly/engine/challenges'
import type { ChallengePhrase } from './goal-phrase.ts'

/**
 * What a twist is in a few words.
 * @param fillWords a fill in the reader's language
 */
export const twistPhrase = (
  twist: Twist,
  { clock, caps }: Level,
  fillWords: (fill: Fill) => string,
): ChallengePhrase => {
  switch (twist.kind) {
    case 'touch no cap':
      return { key: 'twist_touchNoCap', values: {} }
    case 'the skull ends it':
      return { key: 'twist_skullEnds', values: {} }
    case 'the chalk ends it':
      return { key: 'twist_chalkEnds', values: {} }
    case 'the chalk costs a stated number of flicks':
      return { key: 'twist_chalkCosts', values: { flicks: twist.flicks } }
    case 'a shorter clock':
      return { key: 'twist_clock', values: { seconds: clock ?? 0 } }
    case 'a set fill':
      return { key: 'twist_fill', values: { fill: fillWords(caps[YOU]?.fill ?? 'empty') } }
    case 'few flicks':
      return { key: 'twist_few', values: {} }
    case 'obstacles on the court':
      return { key: 'twist_obstacles', values: {} }
    default:
      return unreachable(twist)
  }
}
