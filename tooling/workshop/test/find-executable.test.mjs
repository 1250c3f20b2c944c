import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findExecutable } from '../src/find-executable.mjs'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skelly-workshop-'))
  await writeFile(join(folder, 'js102'), '#!/bin/sh\n')
  await chmod(join(folder, 'js102'), 0o755)
  await writeFile(join(folder, 'js128'), 'only text')
  vi.stubEnv('PATH', [join(folder, 'nothing-here'), folder].join(delimiter))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

test('the first name that can be run is found on the PATH', async () => {
  expect(await findExecutable(['js128', 'js102'])).toBe(join(folder, 'js102'))
})

test('an absolute path is taken as it is', async () => {
  const path = join(folder, 'js102')
  expect(await findExecutable([join(folder, 'jsc'), path])).toBe(path)
})

test('there may be none', async () => {
  expect(await findExecutable(['js140'])).toBeUndefined()
})
