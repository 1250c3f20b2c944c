import { VERDICTS } from '@skelly/engine'
import { expect, test } from 'vitest'
import en from '../../messages/en.json' with { type: 'json' }
import es from '../../messages/es.json' with { type: 'json' }
import { verdictKey } from '../../src/opinions/verdict-key.ts'

test.each(VERDICTS)('there are words for %s', (verdict) => {
  const key = verdictKey(verdict)
  if (key === null) throw new Error('no key')
  for (const { opinions } of [en, es]) expect(opinions[key]).not.toBe('')
})

test('another release may rule otherwise', () => {
  expect(verdictKey('moonshot')).toBeNull()
})
