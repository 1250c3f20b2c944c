import { expect, test } from 'vitest'
import { pageNumber } from '../../src/rankings/page-number.ts'

test.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['x', 1],
  ['1e9', 1],
  [['2', '3'], 1],
])('%j is page %i', (text, page) => {
  expect(pageNumber(text)).toBe(page)
})
