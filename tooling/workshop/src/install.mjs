import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root, workshopEnvironment } from './checkout.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const execute = promisify(execFile)
const oldestNode = 20

/**
 * Brings pnpm and everything that the lockfile names; answers the environment to run the rest in.
 * Throws with one line that says what is missing.
 */
export async function install() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    throw new Error(`Node ${oldestNode} or newer is needed to begin, this is ${process.versions.node}`)
  }
  const env = workshopEnvironment(await bringPnpm())
  say('installing what the lockfile names')
  // CI=1: pnpm asks no questions where it would replace a folder that another version of it made
  const code = await run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], {
    env: { ...env, CI: '1' },
  })
  if (code !== 0) throw new Error(`pnpm install failed (exit code ${code})`)
  return env
}

/** npm fetches pnpm into its own cache (corepack can't be relied on); answers the folder of the executable. */
async function bringPnpm() {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  say(`bringing ${packageManager}`)
  const args = ['exec', '--yes', `--package=${packageManager}`, '--', 'sh', '-c', 'command -v pnpm']
  const { stdout } = await execute('npm', args, { cwd: root })
  return dirname(stdout.trim())
}
