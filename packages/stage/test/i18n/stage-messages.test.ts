import { expect, test } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }

test('the texts are the same keys in every language', () => {
  const keysOf = (tree: Readonly<Record<string, object>>) =>
    Object.entries(tree).map(([key, texts]) => [key, Object.keys(texts)])
  expect(keysOf(es)).toEqual(keysOf(en))
})
