import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { expect, test } from 'vitest'
import { shape } from '../shape.js'

const linter = new Linter()
const config = [{ files: ['**/*.ts'], languageOptions: { parser } }, ...shape]

const faultsIn = (code, file) =>
  linter.verify(code, config, file).filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length

test.each([
  '(0.85).toFixed(2)',
  'const write = grip.toPrecision',
  'rating.toLocaleString()',
  "new Intl.NumberFormat('es').format(3)",
  "export * from './door.ts'",
])('where numbers are read nobody writes %s', (code) => {
  expect(faultsIn(code, 'apps/web/src/words/planted.ts')).toBe(1)
  expect(faultsIn(code, 'packages/stage/src/words/planted.ts')).toBe(1)
})

test('a path of a drawing is written as it has to be', () => {
  expect(faultsIn('(0.85).toFixed(2)', 'packages/court-view/src/layers/planted.ts')).toBe(0)
  expect(faultsIn('const zone = Intl.DateTimeFormat()', 'apps/web/src/words/planted.ts')).toBe(0)
})
