import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commandOf, startGuarded, waitUntil, type GuardedOptions } from '../src/index.ts'

const polite = [
  '-e',
  `process.on('SIGTERM', () => process.exit(7)); console.log('up'); setInterval(() => {}, 1000)`,
]
const stubborn = ['-e', `process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)`]
const options = {
  command: process.execPath,
  stdio: ['ignore', 'pipe', 'inherit'],
  stopSignal: 'SIGTERM',
} satisfies Partial<GuardedOptions>

test('a process that ends when it is asked to is given the time', async () => {
  const guarded = await startGuarded({ ...options, args: polite, grace: 10 })
  await once(guarded.child.stdout ?? process.stdin, 'data')
  expect(await guarded.stop()).toEqual({ kind: 'exited', code: 7 })
})

test('a process that does not end is killed after the grace time', async () => {
  const guarded = await startGuarded({ ...options, args: stubborn, grace: 1 })
  await once(guarded.child.stdout ?? process.stdin, 'data')
  expect(await guarded.stop()).toEqual({ kind: 'killed', signal: 'SIGKILL' })
})

test('a program that is not there is an error at once', async () => {
  await expect(startGuarded({ ...options, command: '/nowhere', args: [], grace: 1 })).rejects.toThrow(
    'ENOENT',
  )
})

test('when the parent is killed, the process ends and its folder goes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-guarded-'))
  const parent = spawn(process.execPath, [fileURLToPath(new URL('parent.ts', import.meta.url)), folder])
  const said: readonly unknown[] = await once(parent.stdout, 'data')
  const pid = Number(String(said[0]))
  expect(await commandOf(pid)).toContain('sleep 1000')
  parent.kill('SIGKILL')
  expect(await waitUntil(async () => (await commandOf(pid)) === '', { within: 10_000 })).toBe(true)
  const isGone = async (): Promise<boolean> => (await stat(folder).catch(() => null)) === null
  expect(await waitUntil(isGone, { within: 10_000 })).toBe(true)
})
