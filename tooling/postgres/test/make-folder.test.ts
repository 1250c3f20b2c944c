import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { letEverybodyRead, makeFolder } from '../src/make-folder.ts'

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'skelly-folder-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const modeOf = async (...way: readonly string[]): Promise<string> =>
  ((await stat(join(parent, ...way))).mode & 0o777).toString(8)

test('programs that were written for their owner alone are run by everybody, and what is read stays no program', async () => {
  await mkdir(join(parent, 'native', 'bin'), { recursive: true, mode: 0o700 })
  await writeFile(join(parent, 'native', 'bin', 'postgres'), '', { mode: 0o700 })
  await writeFile(join(parent, 'native', 'README'), '', { mode: 0o600 })
  await letEverybodyRead(join(parent, 'native'))
  expect(await modeOf('native', 'bin')).toBe('755')
  expect(await modeOf('native', 'bin', 'postgres')).toBe('755')
  expect(await modeOf('native', 'README')).toBe('644')
})

test('folders that are made are open, and those that there were stay as they are', async () => {
  await makeFolder(join(parent, 'kept', 'postgres'))
  expect(await modeOf('kept', 'postgres')).toBe('755')
  expect(await modeOf()).toBe('700')
  await makeFolder(join(parent, 'kept', 'postgres'))
})
