import { expect, test } from 'vitest'
import { testsThatWere } from '../src/tests-that-were.mjs'

const spec = (title, status) => ({ file: 'solo.spec.ts', title, tests: [{ status }] })
const suites = [
  { specs: [spec('a', 'expected'), spec('b', 'flaky')] },
  { suites: [{ specs: [spec('c', 'unexpected'), spec('d', 'flaky')] }] },
]

test.each([
  ['flaky', ['solo.spec.ts: b', 'solo.spec.ts: d']],
  ['unexpected', ['solo.spec.ts: c']],
])('those that were %s are named, wherever they stand', (status, named) => {
  expect(testsThatWere(status, suites)).toEqual(named)
})

test('nobody is named when all passed at once', () => {
  expect(testsThatWere('flaky', [{ specs: [spec('a', 'expected')] }])).toEqual([])
})
