import { seatAt, type Ruling } from '@skelly/engine'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { STAGE_MESSAGES } from '../../src/i18n/stage-messages.ts'
import { sayPhrase } from '../../src/words/phrase.ts'
import { rulingPhrases } from '../../src/words/ruling-phrases.ts'

const say = createTranslator({ locale: 'en', messages: STAGE_MESSAGES.en, namespace: 'ruling' })

const nothing: Ruling = {
  verdict: 'miss',
  won: null,
  knockedOut: [],
  freed: [],
  becameKiller: false,
  lostKiller: false,
  again: false,
  setDown: null,
  xp: 0,
}

const [ana, ben, cleo] = [seatAt(0), seatAt(1), seatAt(2)]
const names = ['Ana', 'Ben', 'Cleo']

const rows: readonly {
  rule: string
  ruling: Partial<Ruling>
  gained?: readonly number[]
  ended?: boolean
  words: string
}[] = [
  {
    rule: 'R5.1',
    ruling: { verdict: 'pot', again: true },
    gained: [3, 4],
    words: 'Pot. Boxes 3 and 4. Another flick',
  },
  { rule: 'R5.2', ruling: { verdict: 'box', again: true }, gained: [7], words: 'Box 7. Another flick' },
  { rule: 'R5.4', ruling: { verdict: 'chalk' }, words: 'On the chalk. The turn is over' },
  { rule: 'R5.5', ruling: { verdict: 'skull' }, words: 'In the skull. Two turns lost' },
  {
    rule: 'R5.5 a killer',
    ruling: { verdict: 'skull', lostKiller: true },
    words: 'In the skull. A killer no more',
  },
  { rule: 'R5.6', ruling: { verdict: 'home', again: true }, words: 'Home. Another flick' },
  { rule: 'R5.7', ruling: { verdict: 'parked' }, words: 'Safe in the middle. The turn is over' },
  { rule: 'R5.8', ruling: {}, words: 'Missed. The turn is over' },
  {
    rule: 'R4.1',
    ruling: { verdict: 'knockout', knockedOut: [ben], again: true },
    words: 'Knockout. Ben is out. Another flick',
  },
  {
    rule: 'R4.1 and R7.1',
    ruling: { verdict: 'knockout', knockedOut: [ben, cleo], again: true },
    ended: true,
    words: 'Double knockout. Ben is out. Cleo is out',
  },
  {
    rule: 'R4.2',
    ruling: { verdict: 'rescue', freed: [ben], again: true },
    gained: [5, 6],
    words: 'Rescue. Ben is free. Boxes 5 and 6. Another flick',
  },
  {
    rule: 'R4.3',
    ruling: { verdict: 'knock-in', again: true },
    gained: [12, 13],
    words: 'Knock-in. Boxes 12 and 13. Another flick',
  },
  {
    rule: 'R6.3 the last stop alone',
    ruling: { verdict: 'pot', becameKiller: true, again: true },
    gained: [1],
    words: 'Pot. Box 1. Ana is a killer now. Another flick',
  },
]

test.each(rows)('$rule: $words', ({ ruling, gained = [], ended = false, words }) => {
  const shot = { ruling: { ...nothing, ...ruling }, shooter: ana, gained, ended, names }
  expect(
    rulingPhrases(shot)
      .map((phrase) => sayPhrase(say, phrase))
      .join('. '),
  ).toBe(words)
})
