import { expect, test } from 'vitest'
import { PRESSED_HEADERS, PRESSED_REWRITES } from '../../src/wire/pressed-routes.ts'

// as Next reads them: the whole header has to fit
const conditions = [...PRESSED_HEADERS, ...(PRESSED_REWRITES.beforeFiles ?? [])].flatMap(({ has = [] }) =>
  has.map(({ value = '' }) => new RegExp(`^${value}$`)),
)

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br', true],
  ['gzip,br', true],
  ['br;q=0.5, gzip', true],
  ['gzip, deflate', false],
  ['br;q=0, gzip', false],
  ['gzip, br; q=0.0', false],
  ['gzip, brand', false],
  ['', false],
])('a browser that takes "%s" is given pressed files: %s', (accepts, isGiven) => {
  expect(conditions.map((condition) => condition.test(accepts))).toEqual(conditions.map(() => isGiven))
  expect(conditions.length).toBeGreaterThan(0)
})
