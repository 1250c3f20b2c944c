import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startGuarded, type Exit } from '@skelly/processes'
import { playedFrom, type Played } from './played.ts'
import { servePage } from './serve-page.ts'

/** Far more than a browser takes to start and to play on a busy machine, ms. */
const LONGEST = 300_000

export interface Browser {
  readonly command: string
  /** How it is told which folder to keep its profile in, and to show a page without a screen. */
  readonly args: (profile: string, page: string) => readonly string[]
  /** Files that the profile begins with. */
  readonly profile: Readonly<Record<string, string>>
}

/** Opens a page in a browser that plays the script, and takes what the page sends back. */
export const playInBrowser = async (browser: Browser, script: string): Promise<Played> => {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-everywhere-'))
  for (const [file, text] of Object.entries(browser.profile)) await writeFile(join(folder, file), text)
  const page = await servePage(script)
  const { exit, stop } = await startGuarded({
    command: browser.command,
    args: browser.args(folder, page.address),
    // a browser keeps things below the home folder too
    env: { ...process.env, HOME: folder },
    stdio: 'ignore',
    stopSignal: 'SIGTERM',
    grace: 5,
    removeAfter: folder,
  })
  const waiting = new AbortController()
  const late = setTimeout(LONGEST, broken('it never sent anything'), { signal: waiting.signal, ref: false })
  try {
    return await Promise.race([page.sent.then(playedFrom), exit.then(endedEarly), late])
  } finally {
    waiting.abort()
    await late.catch(() => undefined)
    await stop()
    await page.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const broken = (why: string): Played => ({ kind: 'broken', why })

const endedEarly = (exit: Exit): Played =>
  broken(
    exit.kind === 'exited'
      ? `it ended with exit code ${String(exit.code)}`
      : `it was killed by ${exit.signal}`,
  )
