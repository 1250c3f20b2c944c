import { access } from 'node:fs/promises'
import puppeteer from 'puppeteer-core'
import { runSystem } from '../src/system/running-system.ts'
import { smokeIn } from './smoke-in.ts'

/** Where Debian has it, or `SKELLY_FIREFOX`. */
const firefox = process.env['SKELLY_FIREFOX'] ?? '/usr/bin/firefox-esr'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const isThere = async (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

const smokeInFirefox = async (): Promise<void> => {
  const system = await runSystem({ fault: '', line: null, oidc: null, policy: {} })
  try {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox })
    try {
      const version = await browser.version()
      say(
        `${version}: flicked on the front page; against the machine it was ruled "${await smokeIn(browser, system.web)}"`,
      )
    } finally {
      await browser.close()
    }
  } finally {
    await system.stop()
  }
}

if (await isThere(firefox)) await smokeInFirefox()
else say(`skipped: there is no ${firefox} (apt-get install firefox-esr, or SKELLY_FIREFOX)`)
