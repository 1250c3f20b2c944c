import { expect, test } from 'vitest'
import { leftoverTexts } from '../../src/testing/leftover-texts.ts'
import { sameTexts } from '../../src/testing/same-texts.ts'

test('a text that is the same in both languages is told, once; one of values and signs alone is not', () => {
  const english = { a: { home: 'Home', again: 'Home', who: '{name}', time: '{s, number} :' }, b: 'Play' }
  const spanish = { a: { home: 'Home', again: 'Home', who: '{name}', time: '{s, number} :' }, b: 'Jugar' }
  expect(sameTexts(english, spanish)).toEqual(['Home'])
})

test('a text that nothing asks for is left over', () => {
  expect(leftoverTexts({ a: { home: 'Home', away: 'Away' } }, new Set(['a.home']))).toEqual(['a.away'])
})
