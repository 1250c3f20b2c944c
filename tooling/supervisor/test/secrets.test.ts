import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecrets } from '../src/secrets.ts'

let data: string

beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'skelly-secrets-'))
})

afterEach(async () => {
  await rm(data, { recursive: true, force: true })
})

test('secrets are drawn once, differ from each other and are closed to other users', async () => {
  const first = await keptSecrets(data)
  expect(new Set(Object.values(first)).size).toBe(3)
  for (const secret of Object.values(first)) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await keptSecrets(data)).toEqual(first)
  for (const name of Object.keys(first)) {
    expect((await stat(join(data, 'secrets', name))).mode & 0o777).toBe(0o600)
  }
})

test('another folder has other secrets', async () => {
  const first = await keptSecrets(join(data, 'first'))
  const second = await keptSecrets(join(data, 'second'))
  expect(second.NEXTAUTH_SECRET).not.toBe(first.NEXTAUTH_SECRET)
})
