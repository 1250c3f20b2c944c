import { describe, expect, test } from 'vitest'
import { ALL_STOPS, RUN, advance, isKiller, targetOf } from '../../../src/rulesets/skelly/run.ts'

describe('R1.7 the run', () => {
  test('is 1 to 13 and back to 1', () => {
    expect(RUN.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 12 11 10 9 8 7 6 5 4 3 2 1')
  })

  test.each([
    { progress: 0, target: 1 },
    { progress: 11, target: 12 },
    { progress: 12, target: 13 },
    { progress: 13, target: 12 },
    { progress: 24, target: 1 },
    { progress: 25, target: null },
  ])('progress $progress: target $target', ({ progress, target }) => {
    expect(targetOf(progress)).toBe(target)
    expect(isKiller(progress)).toBe(target === null)
  })
})

test.each([
  { rule: 'R6.2', progress: 12, stops: 2, after: 14 },
  { rule: 'R6.2', progress: 11, stops: 2, after: 13 },
  { rule: 'R6.3', progress: 24, stops: 2, after: ALL_STOPS },
])('$rule from $progress by $stops: $after', ({ progress, stops, after }) => {
  expect(advance(progress, stops)).toBe(after)
})
