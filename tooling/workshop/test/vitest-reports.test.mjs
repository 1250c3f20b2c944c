import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { vitestReports } from '../src/vitest-reports.mjs'

const TRIED_TWICE = `
let tries = 0
test('at once', () => undefined)
test('the second time', () => expect((tries += 1)).toBe(2))
test('never', () => expect(1).toBe(2))
`

let root

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'skelly-reports-'))
  for (const folder of ['packages/silent', 'apps', 'tooling'])
    await mkdir(join(root, folder), { recursive: true })
})

afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

test('the reports of all packages are added up; a package without tests has none', async () => {
  await report('packages/engine', { numPassedTests: 5, numFailedTests: 1, testResults: [] })
  await report('apps/web', { numPassedTests: 2, numFailedTests: 0, testResults: [] })
  expect(await vitestReports(root).count()).toMatchObject({ passed: 7, failed: 1 })
})

test('a file that could not be loaded is a failure, one with failed tests is counted by its tests', async () => {
  const passed = { status: 'passed', fullName: 'another rule', failureMessages: [] }
  const testResults = [
    { status: 'failed', name: 'cut.test.ts', assertionResults: [] },
    {
      status: 'failed',
      name: 'b.test.ts',
      assertionResults: [passed, { status: 'failed', fullName: 'a rule', failureMessages: ['no'] }],
    },
    { status: 'passed', name: 'c.test.ts', assertionResults: [passed] },
  ]
  await report('packages/engine', { numPassedTests: 1, numFailedTests: 1, testResults })
  expect(await vitestReports(root).count()).toEqual({
    ...{ passed: 1, failed: 2 },
    named: ['cut.test.ts: could not be loaded', 'b.test.ts: a rule'],
    flaky: [],
  })
})

test('vitest says which tests passed only when they were repeated', async () => {
  const folder = join(root, 'packages/engine')
  await mkdir(folder)
  const file = join(folder, 'slow.test.mjs')
  await writeFile(file, TRIED_TWICE)
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
  const run = ['run', '--root', folder, '--globals', '--retry', '1', ...vitestReports(root).flags]
  await promisify(execFile)(process.execPath, [vitest, ...run]).catch(() => undefined)
  expect(await vitestReports(root).count()).toEqual({
    ...{ passed: 2, failed: 1 },
    named: [`${file}: never`],
    flaky: [`${file}: the second time`],
  })
})

test('what an earlier run left behind does not count', async () => {
  await report('packages/engine', { numPassedTests: 5, numFailedTests: 0, testResults: [] })
  await vitestReports(root).clear()
  expect(await vitestReports(root).count()).toEqual({ passed: 0, failed: 0, named: [], flaky: [] })
})

test('a report that is cut off is an error, not a pass', async () => {
  await report('packages/engine', 'cut')
  await writeFile(join(root, 'packages/engine/test-results/vitest.json'), '{"numPassed')
  await expect(vitestReports(root).count()).rejects.toThrow(SyntaxError)
})

async function report(folder, content) {
  const file = join(root, folder, 'test-results', 'vitest.json')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(content))
}
