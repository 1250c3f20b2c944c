import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './checkout.mjs'
import { findExecutable, isExecutable } from './find-executable.mjs'
import { installPackages } from './install-packages.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Chromium without windows: the same engine, at half the work for a journey. */
const shells = ['chromium-headless-shell']
const advice = 'no Chromium: install it (Debian, Ubuntu: `apt-get install chromium`) or set SKELLY_CHROMIUM'

/**
 * The Chromium for the journeys, installed if it can be: the headless shell where the system has it, else a whole one;
 * undefined, with a line that says what to do, if there is none.
 */
export async function bringChromium(env) {
  const named = process.env.SKELLY_CHROMIUM || (await findExecutable(shells))
  const chromium =
    named ?? (await fromTheSystem(env)) ?? (await findChromium()) ?? (await fromPlaywright(env))
  if (chromium === undefined) say(advice)
  return chromium
}

/** The Chromium of this machine: the one that SKELLY_CHROMIUM names, or one on the PATH; undefined without. */
export async function findChromium() {
  return process.env.SKELLY_CHROMIUM || (await findExecutable(names))
}

async function fromTheSystem(env) {
  // the whole one brings fonts along, with what it recommends: without them every text is as wide as it happens to be
  await installPackages([['chromium'], shells], { env, recommended: true })
  return findExecutable(shells)
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
