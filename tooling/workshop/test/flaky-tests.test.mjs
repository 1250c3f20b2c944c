import { expect, test } from 'vitest'
import { flakyTests } from '../src/flaky-tests.mjs'

const spec = (title, status) => ({ title, tests: [{ status }] })

test('those that passed at the second try are named, wherever they stand', () => {
  const suites = [
    { specs: [spec('a', 'expected'), spec('b', 'flaky')] },
    { suites: [{ specs: [spec('c', 'unexpected'), spec('d', 'flaky')] }] },
  ]
  expect(flakyTests(suites)).toEqual(['b', 'd'])
})

test('nobody is named when all passed at once', () => {
  expect(flakyTests([{ specs: [spec('a', 'expected')] }])).toEqual([])
})
