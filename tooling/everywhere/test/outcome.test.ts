import { expect, test } from 'vitest'
import { linesOf, sumUp, type Outcome } from '../src/outcome.ts'

const difference = { play: 'long-1', line: 7, expected: 'a b', said: 'a c' }
const missing: Outcome = {
  kind: 'missing',
  name: 'SpiderMonkey',
  packages: ['libmozjs-128-dev', 'libmozjs-102-dev'],
  advice: 'its shell on the PATH',
}
const outcomes: readonly Outcome[] = [
  { kind: 'alike', name: 'V8', shots: 5226 },
  { kind: 'different', name: 'QuickJS', differences: Array.from({ length: 7 }, () => difference) },
  { kind: 'broken', name: 'Firefox', why: 'it never sent anything' },
  missing,
]

test('on a person’s machine a missing engine fails nothing, in CI it does', () => {
  expect(sumUp(outcomes, false)).toEqual({ passed: 1, failed: 2, missing: 1 })
  expect(sumUp(outcomes, true)).toEqual({ passed: 1, failed: 3, missing: 1 })
})

test('a missing engine is said with how to come by it', () => {
  expect(linesOf(missing)).toEqual([
    'SpiderMonkey: missing. Needed: on Debian and Ubuntu the package libmozjs-128-dev, or libmozjs-102-dev; or its shell on the PATH',
  ])
})

test('an engine that differs is named with play and shot, a few times', () => {
  const lines = outcomes.slice(1, 2).flatMap(linesOf)
  expect(lines).toHaveLength(6)
  expect(lines[0]).toBe('QuickJS: long-1: shot 7 differs: expected a b, got a c')
  expect(lines.at(-1)).toBe('QuickJS: and 2 more')
})
