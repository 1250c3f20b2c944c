import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandOf, freePort, waitUntil } from '@skelly/processes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseAccount } from '../src/account.ts'
import { findBinaries } from '../src/binaries.ts'
import { placeFor, startPostgres } from '../src/index.ts'
import { withClient } from '../src/with-client.ts'

const isRoot = process.getuid?.() === 0
let parent: string
let folder: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'skelly-cluster-'))
  await chmod(parent, 0o755)
  folder = join(parent, 'postgres')
})

afterEach(async () => {
  await rm(parent, { recursive: true, force: true })
})

test('what was written is there after a stop and a start', async () => {
  await inCluster(async (url) => run(url, 'create table cap (name text)'))
  await inCluster(async (url) => run(url, `insert into cap values ('tar')`))
})

test('files that belong to the cluster are closed to other users', async () => {
  await inCluster(async () => undefined)
  expect((await stat(join(folder, 'cluster'))).mode & 0o077).toBe(0)
  expect((await stat(join(folder, 'password'))).mode & 0o077).toBe(0)
})

test('a pid file whose number belongs to another program by now is no obstacle', async () => {
  await inCluster(async () => undefined)
  await writeFile(join(folder, 'cluster', 'postmaster.pid'), `${process.pid}\n${folder}/cluster\n`)
  await inCluster(async (url) => run(url, 'select 1'))
})

test('a cluster that was interrupted while it was made is made again', async () => {
  await mkdir(join(folder, 'cluster.new'), { recursive: true })
  await writeFile(join(folder, 'cluster.new', 'half'), '')
  await inCluster(async (url) => run(url, 'select 1'))
})

test('a postmaster that was left behind is stopped, and its cluster starts again', async () => {
  await inCluster(async (url) => run(url, 'create table cap (name text)'))
  const orphan = await startOrphan()
  await inCluster(async (url) => run(url, 'select name from cap'))
  expect(await commandOf(orphan)).toBe('')
})

test('a cluster that another process uses is left to it', async () => {
  const { process: other, url } = await startElsewhere()
  const port = await freePort()
  await expect(startPostgres({ folder, port })).rejects.toThrow(`in use by process ${other.pid}`)
  await run(url, 'select 1')
  other.kill('SIGTERM')
  await once(other, 'exit')
})

test('a strict umask of whoever starts it shuts nobody out', async () => {
  const { process: other, url } = await startElsewhere('umask 077; ')
  await run(url, 'select 1')
  other.kill('SIGTERM')
  await once(other, 'exit')
})

test('a killed parent takes its postmaster with it', async () => {
  const { process: other } = await startElsewhere()
  const postmaster = await postmasterPid()
  other.kill('SIGKILL')
  expect(await waitUntil(async () => (await commandOf(postmaster)) === '', { within: 20_000 })).toBe(true)
})

test.runIf(isRoot)("root's database leaves a folder that its account can't enter", async () => {
  await chmod(parent, 0o700)
  expect(await placeFor(folder)).toMatch(/^\/var\/lib\/skelly\//)
  await expect(startPostgres({ folder, port: await freePort() })).rejects.toThrow("can't enter")
})

test('anybody else keeps it where it was asked for', async () => {
  expect(await placeFor(folder)).toBe(folder)
})

async function inCluster(use: (url: string) => Promise<unknown>): Promise<void> {
  const server = await startPostgres({ folder, port: await freePort() })
  try {
    await use(server.url)
  } finally {
    await server.stop()
  }
}

function run(url: string, sql: string): Promise<unknown> {
  return withClient(url, (client) => client.query(sql))
}

/** As a parent leaves it that was killed together with the guard. */
async function startOrphan(): Promise<number> {
  const account = await databaseAccount()
  const { postgres } = await findBinaries(account)
  const settings = ['-c', `port=${await freePort()}`, '-c', 'unix_socket_directories=']
  const args = ['-D', join(folder, 'cluster'), ...settings]
  const orphan = spawn(postgres, args, { ...account, cwd: '/', stdio: 'ignore', detached: true })
  await writeFile(join(folder, 'owner'), '1 1')
  const isUp = async (): Promise<boolean> => (await postmasterPid()) === orphan.pid
  expect(await waitUntil(isUp, { within: 10_000 })).toBe(true)
  return orphan.pid ?? Number.NaN
}

async function postmasterPid(): Promise<number> {
  const text = await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8').catch(() => '')
  return Number.parseInt(text, 10)
}

/** @param first what the shell does before it becomes the process */
async function startElsewhere(first = ''): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const script = fileURLToPath(new URL('elsewhere.ts', import.meta.url))
  const words = [process.execPath, script, folder, String(await freePort())]
  const child = spawn('/bin/sh', ['-c', `${first}exec "$@"`, 'sh', ...words])
  const said: readonly unknown[] = await once(child.stdout, 'data')
  return { process: child, url: String(said[0]).trim() }
}
