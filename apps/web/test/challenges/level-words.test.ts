import { parseOpenLevel, TWIST_KINDS, type Goal, type Level, type Twist } from '@skelly/engine/challenges'
import { openFilesOf } from '@skelly/engine/levels'
import { seatAt } from '@skelly/engine'
import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { goalPhrase, type ChallengePhrase } from '../../src/challenges/goal-phrase.ts'
import { specialPhrases } from '../../src/challenges/special-phrases.ts'
import { MESSAGES } from '../../src/i18n/messages.ts'

const first = (): Level => {
  const level = parseOpenLevel(openFilesOf(1)[0])
  if (!level.ok) throw new Error(level.where)
  return level.value
}

/** The first level with another goal, the person's cap as far as `progress`. */
const asking = (goal: Goal, progress = 0): Level => {
  const level = first()
  return { ...level, goal, caps: level.caps.map((cap) => ({ ...cap, progress })) }
}

const [ben, cleo] = [seatAt(1), seatAt(2)]
const and = (word: string) => (items: readonly string[]) => items.join(` ${word} `)
const say = {
  en: createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'challenges' }),
  es: createTranslator({ locale: 'es', messages: MESSAGES.es, namespace: 'challenges' }),
} as const

describe('a goal is one sentence', () => {
  test.each<[Level, string, string]>([
    [asking({ kind: 'run', to: 1 }), 'Land in box 1.', 'Llega a la casilla 1.'],
    [
      asking({ kind: 'run', to: 14 }, 12),
      'Land in boxes 13 and 12, in this order.',
      'Llega a las casillas 13 y 12, en este orden.',
    ],
    [
      asking({ kind: 'long shot', distance: 801 }, 3),
      'Land in box 4 from at least 81 cm away.',
      'Llega a la casilla 4 desde 81 cm o más.',
    ],
    [
      asking({ kind: 'bank', times: 1 }),
      'Land in box 1 after a bounce off the edge or what stands in the way.',
      'Llega a la casilla 1 después de un rebote en el borde o en lo que está en medio.',
    ],
    [
      asking({ kind: 'two touch', caps: [ben, cleo] }),
      'Touch the caps B and C with one flick.',
      'Toca las chapas B y C con un solo tiro.',
    ],
    [
      asking({ kind: 'knockout', caps: [ben] }, 25),
      'You are a killer: knock out cap B.',
      'Eres killer: elimina la chapa B.',
    ],
    [
      asking({ kind: 'push', cap: cleo, boxes: [4, 7] }),
      'Push cap C through boxes 4 and 7, in this order.',
      'Empuja la chapa C por las casillas 4 y 7, en este orden.',
    ],
    [
      asking({ kind: 'free', caps: [ben, cleo] }),
      'Push the caps B and C out of the skull.',
      'Saca las chapas B y C de la calavera.',
    ],
    [
      asking({ kind: 'race', box: 1 }),
      'Land in box 1 before anybody else does.',
      'Llega a la casilla 1 antes que nadie.',
    ],
    [
      asking({ kind: 'game' }),
      'Win the game: the last cap on the court.',
      'Gana la partida: la última chapa en la cancha.',
    ],
  ])('%#', (level, english, spanish) => {
    const en = goalPhrase(level, and('and'))
    const es = goalPhrase(level, and('y'))
    expect(say.en(en.key, { ...en.values })).toBe(english)
    expect(say.es(es.key, { ...es.values })).toBe(spanish)
  })
})

const told = ({ key, values }: ChallengePhrase): string => say.en(key, { ...values })

test('what is special in a level is said in words of its own, but for what is seen anyway', () => {
  const twists = TWIST_KINDS.map((kind): Twist =>
    kind === 'the chalk costs a stated number of flicks' ? { kind, flicks: 2 } : { kind },
  )
  const [you, ...others] = first().caps
  if (you === undefined) throw new Error('somebody plays')
  const level = { ...first(), clock: 8, twists, grip: 115, caps: [{ ...you, progress: 25 }, ...others] }
  const specials = specialPhrases(level, (fill) => fill)
  expect(specials.map(({ word }) => told(word))).toEqual([
    'Killer',
    'Touch no cap',
    'The skull ends it',
    'The chalk ends it',
    'The chalk costs 2 flicks more',
    '8 seconds a flick',
    'Your cap: empty',
    'A rough street',
  ])
  const meanings = specials.map(({ meaning }) => told(meaning))
  expect(new Set(meanings).size).toBe(specials.length)
  expect(meanings[5]).toBe('You have 8 seconds for each flick. When they run out, that costs a flick.')
})

test('the first level has nothing special', () => {
  expect(specialPhrases(first(), (fill) => fill)).toEqual([])
})
