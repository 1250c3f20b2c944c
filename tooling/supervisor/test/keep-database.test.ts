import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, isPortFree, waitUntil } from '@skelly/processes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDatabase } from '../src/keep-database.ts'

let parent: string
let said: string[]

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'skelly-kept-'))
  await chmod(parent, 0o755)
  said = []
})

afterEach(async () => {
  await rm(parent, { recursive: true, force: true })
})

test.each(['SIGKILL', 'SIGINT'] as const)('a database that is ended by %s comes back', async (signal) => {
  const [folder, port] = [join(parent, 'postgres'), await freePort()]
  const database = await keepDatabase({ folder, port }, (line) => said.push(line))
  const first = await postmasterIn(folder)
  process.kill(first, signal)
  const isBack = async (): Promise<boolean> => said.includes('PostgreSQL is up again')
  expect(await waitUntil(isBack, { within: 30_000 })).toBe(true)
  expect(said[0]).toMatch(/^PostgreSQL .*; again in 0.5 s$/)
  expect(await postmasterIn(folder)).not.toBe(first)
  await database.stop()
  expect(await isPortFree(port)).toBe(true)
})

test('one that is stopped stays away', async () => {
  const [folder, port] = [join(parent, 'postgres'), await freePort()]
  const database = await keepDatabase({ folder, port }, (line) => said.push(line))
  await database.stop()
  expect([said, await isPortFree(port)]).toEqual([[], true])
})

async function postmasterIn(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8'), 10)
}
