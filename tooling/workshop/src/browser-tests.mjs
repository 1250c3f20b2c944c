import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from './checkout.mjs'
import { bringChromium } from './chromium.mjs'
import { testsThatWere } from './tests-that-were.mjs'
import { run } from './run.mjs'

const folder = join(root, 'e2e')
const report = join(folder, 'test-results', 'playwright.json')

/** Sees early to the browser that the journeys need, so that a machine without one says so in the first minute. */
export async function browserPresence(env) {
  if (!(await hasJourneys())) return { passed: 0, failed: 0 }
  return (await bringChromium(env)) === undefined ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}

/** Runs the journeys in `e2e/` and counts them; without any there is nothing to run. */
export async function browserTests(env) {
  if (!(await hasJourneys())) return { passed: 0, failed: 0 }
  const chromium = await bringChromium(env)
  if (chromium === undefined) return { passed: 0, failed: 1 }
  await rm(report, { force: true })
  await mkdir(dirname(report), { recursive: true })
  const playwrightEnv = { ...env, SKELLY_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const playwright = join(folder, 'node_modules', '.bin', 'playwright')
  const code = await run(playwright, ['test', '--reporter=list,json'], { cwd: folder, env: playwrightEnv })
  const counts = await readReport()
  return { ...counts, failed: Math.max(counts.failed, code === 0 ? 0 : 1) }
}

async function hasJourneys() {
  const files = await readdir(folder, { recursive: true })
  return files.some((file) => file.endsWith('.spec.ts') && !file.startsWith('node_modules'))
}

async function readReport() {
  try {
    const { stats, suites } = JSON.parse(await readFile(report, 'utf8'))
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      named: testsThatWere('unexpected', suites),
      flaky: testsThatWere('flaky', suites),
    }
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return { passed: 0, failed: 1 }
  }
}
