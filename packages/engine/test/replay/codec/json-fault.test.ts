import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from '../../../src/replay/codec/json-fault.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  { text: '', at: 0 },
  { text: '{', at: 1 },
  { text: '{"a":1', at: 6 },
  { text: '{"a":1,}', at: 7 },
  { text: "{'a':1}", at: 1 },
  { text: '[1,2', at: 4 },
  { text: '[1 2]', at: 3 },
  { text: '[01]', at: 2 },
  { text: '[+1]', at: 1 },
  { text: '[NaN]', at: 1 },
  { text: '[Infinity]', at: 1 },
  { text: '[.5]', at: 1 },
  { text: '"a\nb"', at: 2 },
  { text: '"\\x"', at: 1 },
  { text: '"\\u12"', at: 1 },
  { text: '{} {}', at: 3 },
  { text: '\uFEFF{}', at: 0 },
  { text: 'tru', at: 0 },
])('$text is no JSON from character $at', ({ text, at }) => {
  expect(isJson(text)).toBe(false)
  expect(jsonFault(text)).toEqual({ kind: 'no-json', at })
})

test.each([
  { text: '{"a":1,"a":2}', at: 7 },
  { text: '{"a":1,"\\u0061":2}', at: 7 },
  { text: '[{"a":{},"b":[{"c":1,"c":1}]}]', at: 21 },
])('$text has a key twice, which readers take differently', ({ text, at }) => {
  expect(jsonFault(text)).toEqual({ kind: 'twice', at })
})

test('what nests deeper than a replay is told without being read to its end', () => {
  expect(jsonFault('['.repeat(5_000_000))).toEqual({ kind: 'deep', at: 12 })
  expect(jsonFault(`${'['.repeat(12)}${']'.repeat(12)}`)).toBeNull()
})

test('any JSON is JSON, however it is spaced', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.constantFrom(0, 2, '\t'), (value, space) => {
      expect(jsonFault(JSON.stringify(value, null, space))).toBeNull()
    }),
  )
})

test('agrees with JSON.parse about texts that were changed anywhere', () => {
  const characters = fc.constantFrom(...Array.from('{}[]",:\\0123456789.eE+-truefalsn \n\t\u0000é\uD800'))
  const text = fc.oneof(
    fc.string({ unit: characters, maxLength: 12 }),
    fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.string({ unit: characters, maxLength: 2 }), fc.nat(2))
      .map(([json, place, put, cut]) => {
        const at = place % (json.length + 1)
        return json.slice(0, at) + put + json.slice(at + cut)
      }),
  )
  fc.assert(
    fc.property(text, (given) => {
      const fault = jsonFault(given)
      fc.pre(fault === null || fault.kind === 'no-json')
      expect(fault === null).toBe(isJson(given))
    }),
    { numRuns: 5000 },
  )
})
