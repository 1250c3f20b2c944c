import { expect, test } from 'vitest'
import { sinceBegin } from '../../src/cases/file/since-begin.ts'

test.each([
  [0, '00:00.000'],
  [7, '00:00.007'],
  [61_045, '01:01.045'],
  [3_600_000, '1:00:00.000'],
  [-1_500, '−00:01.500'],
])('%i ms are written %s', (passed, written) => {
  expect(sinceBegin(1_000_000 + passed, 1_000_000)).toBe(written)
})
