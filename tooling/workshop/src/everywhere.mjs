import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './checkout.mjs'
import { run } from './run.mjs'

const report = join(root, 'tooling', 'everywhere', 'test-results', 'everywhere.json')

/**
 * Plays the corpus on every JavaScript engine and counts those that agree. In CI none may be missing; on a person's
 * machine those that are missing are named and count for nothing.
 */
export async function everywhere(env) {
  await rm(report, { force: true })
  const code = await run('node', ['--run', 'everywhere'], { env })
  const { passed, failed } = await readCounts()
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1) }
}

async function readCounts() {
  try {
    return JSON.parse(await readFile(report, 'utf8'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
    return { passed: 0, failed: 1 } // it came to no end
  }
}
