import { expect, test } from 'vitest'
import { ladderPage } from '../../src/rankings/ladder-page.ts'

test('each ladder has its pages, the first without a number', () => {
  expect(ladderPage('rating', 1)).toBe('/rankings')
  expect(ladderPage('rating', 2)).toBe('/rankings?page=2')
  expect(ladderPage('stars', 1)).toBe('/rankings/stars')
  expect(ladderPage('stars', 3)).toBe('/rankings/stars?page=3')
})
