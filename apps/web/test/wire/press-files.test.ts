import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pressFiles } from '../../src/wire/press-files.ts'

test('lays a pressed copy beside scripts and style sheets, and beside nothing else', async () => {
  const build = await mkdtemp(join(tmpdir(), 'pressed-'))
  const folder = join(build, 'static', 'chunks')
  await mkdir(folder, { recursive: true })
  for (const name of ['a.js', 'b.css', 'c.json'])
    await writeFile(join(folder, name), `text of ${name}`.repeat(99))
  await pressFiles(build)
  const names = await readdir(folder)
  expect(names.toSorted()).toEqual(['a.js', 'a.js.br', 'b.css', 'b.css.br', 'c.json'])
  for (const name of ['a.js', 'b.css']) {
    const pressed = await readFile(join(folder, `${name}.br`))
    expect(brotliDecompressSync(pressed).toString()).toBe(`text of ${name}`.repeat(99))
  }
  await rm(build, { recursive: true })
})
