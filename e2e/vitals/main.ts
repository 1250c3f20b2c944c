import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { freePort } from '@skelly/processes'
import { browser as choice } from '../src/system/browser.ts'
import { runSystem } from '../src/system/running-system.ts'
import { aiming } from './aiming.ts'
import { isKept, told, type Figure } from './figure.ts'
import { firstFlick } from './first-flick.ts'
import { memory } from './memory.ts'
import { scores } from './scores.ts'
import { SLOWER } from './slow-phone.ts'

/** Of so many visits the median counts. */
const TIMES = 5
const PARTS = ['scores', 'first-flick', 'aiming', 'memory'] as const
type Part = (typeof PARTS)[number]

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const isPart = (word: string): word is Part => PARTS.some((part) => part === word)

const measure = async (parts: readonly Part[]): Promise<boolean> => {
  const system = await runSystem({ fault: '', line: null, oidc: null, policy: {} })
  const port = await freePort()
  const { args, executablePath } = choice.launchOptions
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${String(port)}`],
  })
  say(
    `Chromium ${browser.version()}, processor ${String(SLOWER)} × slower, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  const measuring: Record<Part, () => Promise<readonly Figure[]>> = {
    scores: () => scores(system.web, port, TIMES),
    'first-flick': () => firstFlick(browser, system.web, TIMES),
    aiming: () => aiming(browser, system.web, TIMES),
    memory: () => memory(browser, system.web, say),
  }
  try {
    let isWell = true
    for (const part of parts) {
      for (const figure of await measuring[part]()) {
        say(told(figure))
        isWell = isWell && isKept(figure)
      }
    }
    return isWell
  } finally {
    await browser.close()
    await system.stop()
  }
}

const asked = process.argv.slice(2)
if (!asked.every(isPart)) {
  say(`usage: npm run vitals [-- ${PARTS.join(' | ')} ...]`)
  process.exitCode = 2
} else if (!(await measure(asked.length === 0 ? PARTS : asked))) process.exitCode = 1
