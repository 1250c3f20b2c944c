import { access, constants, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root } from './checkout.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const advice = 'no Chromium: install it (Debian, Ubuntu: `apt-get install chromium`) or set SKELLY_CHROMIUM'

/** The Chromium to test with, installed if it can be; undefined, with a line that says what to do, if not. */
export async function bringChromium(env) {
  const chromium = (await onThisMachine()) ?? (await fromTheSystem(env)) ?? (await fromPlaywright(env))
  if (chromium === undefined) say(advice)
  return chromium
}

async function onThisMachine() {
  if (process.env.SKELLY_CHROMIUM) return process.env.SKELLY_CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate
  return undefined
}

async function fromTheSystem(env) {
  if (process.getuid?.() !== 0 || !(await isDebianLike())) return undefined
  say('installing Chromium with apt-get')
  const apt = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  if ((await run('apt-get', ['update', '-qq'], apt)) !== 0) return undefined
  if ((await run('apt-get', ['install', '-y', '-qq', 'chromium'], apt)) !== 0) return undefined
  return onThisMachine()
}

/** Playwright's own build: where it keeps it is for the pinned Playwright to say. */
async function fromPlaywright(env) {
  say('asking Playwright for its own Chromium')
  const folder = join(root, 'e2e')
  const playwright = join(folder, 'node_modules', '.bin', 'playwright')
  if ((await run(playwright, ['install', 'chromium'], { cwd: folder, env })) !== 0) return undefined
  const { chromium } = createRequire(join(folder, 'package.json'))('@playwright/test')
  return (await isExecutable(chromium.executablePath())) ? chromium.executablePath() : undefined
}

async function isDebianLike() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(await readFile('/etc/os-release', 'utf8'))
  } catch {
    return false // no such file: another system
  }
}

async function isExecutable(file) {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
