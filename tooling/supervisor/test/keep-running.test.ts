import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, waitUntil } from '@skelly/processes'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isHealthy } from '../src/is-healthy.ts'
import { keepRunning, type Keeping } from '../src/keep-running.ts'
import type { Service } from '../src/services.ts'

const here = dirname(fileURLToPath(import.meta.url))
let folder: string
let said: string[]
let service: Service
let keeping: Keeping

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skelly-keeping-'))
  said = []
  service = await serviceIn('well')
  const log = join(folder, 'service.log')
  const stopping = new AbortController().signal
  keeping = { root: here, env: process.env, log, say: (line) => said.push(line), stopping }
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('a service is well when it says so, and gone when it was stopped', async () => {
  const kept = await keepRunning(service, keeping)
  expect(await isHealthy(service.port)).toBe(true)
  await kept.stop()
  expect(await isHealthy(service.port)).toBe(false)
  expect(said).toEqual([])
})

test.each([
  { end: 'by itself', words: 'ended with exit code 4' },
  { end: 'by kill -9', words: 'was ended by SIGKILL' },
])('a service that ends $end is started again', async ({ end, words }) => {
  const kept = await keepRunning(service, keeping)
  const first = kept.pid()
  if (end === 'by itself') await fetch(`http://127.0.0.1:${service.port}/die`)
  else process.kill(first ?? 0, 'SIGKILL')
  expect(await waitUntil(async () => said.includes('web is up again'), { within: 10_000 })).toBe(true)
  expect(said[0]).toContain(`web ${words}; again in 0.5 s`)
  expect(kept.pid()).not.toBe(first)
  await kept.stop()
  expect(await isHealthy(service.port)).toBe(false)
})

test('stopping between two attempts ends the attempts', async () => {
  const kept = await keepRunning(service, keeping)
  await fetch(`http://127.0.0.1:${service.port}/die`)
  expect(await waitUntil(async () => said.length > 0, { within: 10_000 })).toBe(true)
  await kept.stop()
  expect(kept.pid()).toBeNull()
})

test('a service that never was well is an error that says where its output is', async () => {
  const broken = await serviceIn('broken')
  const attempt = keepRunning(broken, keeping)
  await expect(attempt).rejects.toThrow(
    `web ended with exit code 3 before it was well (its output: ${keeping.log})`,
  )
})

test('a start that is interrupted leaves nothing behind', async () => {
  const stopping = AbortSignal.abort()
  await expect(keepRunning(service, { ...keeping, stopping })).rejects.toThrow('aborted')
  expect(await isHealthy(service.port)).toBe(false)
})

async function serviceIn(mood: 'well' | 'broken'): Promise<Service> {
  const port = await freePort()
  return {
    name: 'web',
    folder: '.',
    command: 'node',
    args: ['service.mjs', String(port), mood],
    port,
    env: () => ({}),
  }
}
