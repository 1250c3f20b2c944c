import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NarrowName } from '../src/narrow-name.tsx'

test.each([
  ['Stoop_Ana_497f', 'Stoop_<wbr/>Ana_<wbr/>497f'],
  ['a--b', 'a--<wbr/>b'],
  ['_ana_', '_<wbr/>ana_'],
  ['___', '___'],
  ['Ana', 'Ana'],
  ['Loose Change', 'Loose Change'],
])('%s may break after its joints, and nothing of it is lost', (name, written) => {
  expect(renderToStaticMarkup(createElement(NarrowName, { name }))).toBe(written)
})
