import { expect, test } from 'vitest'
import { differingTexts } from '../../src/testing/index.ts'

const english = { door: { title: 'Hello {name}', count: '{count, plural, one {# cap} other {# caps}}' } }

test('nothing differs where both say the same', () => {
  const spanish = { door: { title: 'Hola {name}', count: '{count, plural, one {# chapa} other {# chapas}}' } }
  expect(differingTexts(english, spanish)).toEqual([])
})

test.each([
  ['a text is missing', { door: { title: 'Hola {name}' } }, ['door.count']],
  ['there is one too many', { door: { ...english.door, more: 'x' } }, ['door.more']],
  ['another value is put in', { door: { ...english.door, title: 'Hola {nombre}' } }, ['door.title']],
  ['one says nothing', { door: { ...english.door, title: ' ' } }, ['door.title']],
])('%s', (_, other, keys) => {
  expect(differingTexts(english, other)).toEqual(keys)
})
