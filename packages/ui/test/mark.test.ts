import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8')

/** What is drawn: the lines of paths, and how the crimps lie. */
const shapesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\bd="([^"]+)"/g), ([, shape = '']) => shape)

test.each(['apps/web', 'apps/admin'])('the icon of %s is the mark', (app) => {
  const drawn = read('packages/ui/src/mark.tsx')
  const shapes = shapesIn(read(`${app}/src/app/icon.svg`))
  expect(shapes).toHaveLength(3)
  for (const shape of shapes) expect(drawn).toContain(`'${shape}'`)
})
