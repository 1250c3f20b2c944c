import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { expect, test } from 'vitest'
import { shape } from '../shape.js'

const parserOptions = { ecmaFeatures: { jsx: true } }
const config = [{ files: ['**/*.tsx'], languageOptions: { parser, parserOptions } }, ...shape]

const faultsIn = (code) =>
  new Linter()
    .verify(code, config, 'apps/web/src/account/planted.tsx')
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length

test.each([
  ['<form onSubmit={send} />', 1],
  ['<form onSubmit={send}><input name="password" formAction="/" /></form>', 1],
  ['<form method="post" onSubmit={send} />', 0],
  ['<form action="/rankings"><input name="search" /></form>', 0],
])('where its fields go before a page is alive is said by its form: %s', (form, faults) => {
  expect(faultsIn(`const form = ${form}`)).toBe(faults)
})
