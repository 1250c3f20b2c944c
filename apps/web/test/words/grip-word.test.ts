import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { gripWord } from '../../src/words/grip-word.ts'

const english = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'match' })
const spanish = createTranslator({ locale: 'es', messages: MESSAGES.es, namespace: 'match' })

test.each([
  { grip: 85, word: 'grip_slick', read: 'very slick, 0.85', leido: 'muy resbaladiza, 0,85' },
  { grip: 90, word: 'grip_smooth', read: 'smooth, 0.90', leido: 'lisa, 0,90' },
  { grip: 95, word: 'grip_smooth', read: 'smooth, 0.95', leido: 'lisa, 0,95' },
  { grip: 100, word: 'grip_even', read: 'even, 1.00', leido: 'normal, 1,00' },
  { grip: 105, word: 'grip_rough', read: 'rough, 1.05', leido: 'áspera, 1,05' },
  { grip: 110, word: 'grip_rough', read: 'rough, 1.10', leido: 'áspera, 1,10' },
  { grip: 115, word: 'grip_coarse', read: 'very rough, 1.15', leido: 'muy áspera, 1,15' },
])('R2.6 a grip of $grip is $word: $read', ({ grip, leido, read, word }) => {
  expect(gripWord(grip)).toBe(word)
  expect(english('gripShort', { word: english(gripWord(grip)), value: grip / 100 })).toBe(read)
  expect(spanish('gripShort', { word: spanish(gripWord(grip)), value: grip / 100 })).toBe(leido)
})
