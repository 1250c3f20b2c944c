import { isKiller, type Fill } from '@skelly/engine'
import { YOU, type Level } from '@skelly/engine/challenges'
import { twistPhrase, type SpecialPhrases } from './twist-phrase.ts'

/** Where the street needs no word, in hundredths (R2.6). */
const EVEN_GRIP = 100

const plain = (what: 'killer' | 'rough' | 'slick'): SpecialPhrases => ({
  word: { key: `special_${what}`, values: {} },
  meaning: { key: `mean_${what}`, values: {} },
})

/** All that is special in a level and has to be said: being a killer, its twists, its street. */
export const specialPhrases = (
  level: Level,
  fillWords: (fill: Fill) => string,
): readonly SpecialPhrases[] => {
  const { caps, grip, twists } = level
  return [
    ...(isKiller(caps[YOU]?.progress ?? 0) ? [plain('killer')] : []),
    ...twists.flatMap((twist) => twistPhrase(twist, level, fillWords) ?? []),
    ...(grip === EVEN_GRIP ? [] : [plain(grip > EVEN_GRIP ? 'rough' : 'slick')]),
  ]
}
