import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openTestDatabase, type TestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.database.close())

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

const run = (...args: readonly string[]): Promise<Ended> =>
  new Promise((ended) => {
    const env = { ...process.env, DATABASE_URL: opened.url, SKELLY_ADMIN_URL: 'https://desk.example.org' }
    const child = execFile(process.execPath, [main, ...args], { env }, (_, out, err) => {
      ended({ code: child.exitCode ?? -1, out, err })
    })
  })

test('the command prints a link, and until when it is good', async () => {
  const { code, out } = await run('ann@example.org', '--role', 'admin')
  expect(out).toMatch(
    /^ann@example\.org comes to the desk by this link\. It works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC:\nhttps:\/\/desk\.example\.org\/invite#[\w-]{43}\n$/,
  )
  expect(code).toBe(0)
})

test('what it can’t do it says in one line', async () => {
  expect(await run('ann@example.org', '--role', 'owner')).toEqual({
    ...{ code: 1, out: '', err: 'owner is no role at the desk: moderator or admin\n' },
  })
  const { code, err } = await run('ann', '--role', 'admin')
  expect({ code, err: err.split('\n').at(-2) }).toEqual({ code: 1, err: 'ann is no e-mail address' })
})
