import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readCorpus } from '../src/corpus/corpus-folder.ts'
import { nothingToPlay } from '../src/nothing-to-play.ts'

test('a folder without plays proves nothing, and neither do plays without shots', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-corpus-'))
  const empty = await readCorpus(folder)
  await rm(folder, { recursive: true })
  const corpus = await readCorpus()
  expect(nothingToPlay(empty)).toBe('the corpus has no plays')
  expect(nothingToPlay(corpus.map((play) => ({ ...play, bits: null })))).toBe(
    'the corpus has no recorded shots',
  )
  expect(nothingToPlay(corpus)).toBeNull()
})

test.each(['main.ts', 'corpus/make.ts'])('%s refuses a flag that it does not have', async (script) => {
  const path = fileURLToPath(new URL(`../src/${script}`, import.meta.url))
  const ran = await new Promise<{ code: unknown; err: string }>((resolve) => {
    execFile('node', [path, '--every'], (error, _, err) => resolve({ code: error?.code ?? 0, err }))
  })
  expect(ran).toEqual({ code: 2, err: expect.stringMatching(/^usage: \w+ \[--\w+\]\n$/) as unknown })
})
