import { chromium, type Page } from '@playwright/test'
import type { Match, SkellyState } from '@skelly/engine'
import { browser as choice } from '../src/system/browser.ts'
import { serveEngine } from './serve-engine.ts'
import { SEED, hardTurns } from './turns.ts'

/** What a hard turn may take in a worker, ms. */
const MOST_MILLISECONDS = 400
/** Turns from games of two and of four, each. */
const TURNS = 60
/** Turns until the browser has compiled what is slow, as in the first minute of a game. */
const WARM_UP = 10
const SLOWER = 4

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(share * times.length) - 1] ?? Number.NaN

const tell = (where: string, times: readonly number[]): void => {
  const warm = times.slice(WARM_UP)
  const [median, slow, slowest] = [0.5, 0.95, 1].map((share) => at(warm, share).toFixed(1))
  say(
    `${where}: ${String(median)} ms a turn, 95 % within ${String(slow)} ms, the longest ${String(slowest)} ms, ` +
      `the very first ${(times[0] ?? Number.NaN).toFixed(1)} ms`,
  )
}

const think = async (
  page: Page,
  how: 'thinkInWorker' | 'thinkHere',
  turns: readonly Match<SkellyState>[],
): Promise<readonly number[]> => {
  const times: unknown = await page.evaluate(
    `import('/think.mjs').then(({ ${how} }) => ${how}(${JSON.stringify(turns)}))`,
  )
  return Array.isArray(times) ? times.map(Number) : []
}

/** How long a hard computer player thinks in Chromium. */
const measure = async (): Promise<number> => {
  const { server, origin } = await serveEngine()
  const browser = await chromium.launch(choice.launchOptions)
  try {
    const turns = [...hardTurns(2, TURNS), ...hardTurns(4, TURNS)]
    say(`thinking in Chromium ${browser.version()}: seed ${SEED}, ${String(turns.length)} turns`)
    const page = await browser.newPage()
    await page.goto(origin)
    const worker = await think(page, 'thinkInWorker', turns)
    tell('in a worker', worker)
    // Chromium slows pages down, but no workers: this stands for a worker on a slow phone
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    tell(`in a page made ${String(SLOWER)} times slower`, await think(page, 'thinkHere', turns))
    const isKept = at(worker.slice(WARM_UP), 0.95) < MOST_MILLISECONDS
    say(isKept ? 'all promises kept' : 'broken: a hard turn takes 400 ms or more')
    return isKept ? 0 : 1
  } finally {
    await browser.close()
    server.close()
  }
}

process.exitCode = await measure()
