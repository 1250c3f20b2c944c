import { expect, test } from 'vitest'
import { gripValue, gripWord } from '../../src/words/grip-word.ts'

test.each([
  { grip: 85, word: 'grip_slick', value: '0.85' },
  { grip: 90, word: 'grip_smooth', value: '0.90' },
  { grip: 95, word: 'grip_smooth', value: '0.95' },
  { grip: 100, word: 'grip_even', value: '1.00' },
  { grip: 105, word: 'grip_rough', value: '1.05' },
  { grip: 110, word: 'grip_rough', value: '1.10' },
  { grip: 115, word: 'grip_coarse', value: '1.15' },
])('R2.6 a grip of $grip is $word, $value', ({ grip, word, value }) => {
  expect(gripWord(grip)).toBe(word)
  expect(gripValue(grip)).toBe(value)
})
