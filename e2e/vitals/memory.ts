import { expect, type Browser, type CDPSession } from '@playwright/test'
import { seatAt } from '@skelly/engine'
import { steadyPull } from '@skelly/engine/bots'
import { almostDone } from '../src/game/almost-done.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import type { Figure } from './figure.ts'
import { pause } from './slow-phone.ts'

const GAMES = 100
/** Until everything has been loaded and compiled once. */
const WARM_UP = 20
const EVERY = 10
/** What a game may leave behind: nothing, give or take the noise of a hundred. */
const [MOST_BYTES, MOST_NODES] = [2000, 1] as const

interface Memory {
  readonly bytes: number
  readonly nodes: number
  readonly listeners: number
}

const memoryOf = async (session: CDPSession): Promise<Memory> => {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const [{ usedSize }, counters] = [
    await session.send('Runtime.getHeapUsage'),
    await session.send('Memory.getDOMCounters'),
  ]
  return { bytes: usedSize, nodes: counters.nodes, listeners: counters.jsEventListeners }
}

/** The slope of the straight line that lies nearest, a step. */
const slopeOf = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [above, below] = values.reduce(
    ([up, down], value, index) => [up + (index - middle) * (value - mean), down + (index - middle) ** 2],
    [0, 0],
  )
  return above / below
}

/** Plays the last flick of a run a hundred times in one tab, coming and going by the links, and says what stays behind. */
export const memory = async (
  browser: Browser,
  web: string,
  say: (line: string) => void,
): Promise<readonly Figure[]> => {
  const { save, umpire } = await almostDone()
  const found = steadyPull(
    umpire.state,
    seatAt(umpire.mover),
    ({ verdict }) => verdict === 'pot' || verdict === 'box',
  )
  if (found === null) throw new Error('no pull ends the run')
  const device = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: web })
  const page = await device.newPage()
  const session = await device.newCDPSession(page)
  const screen = new DevicePage(page, 'solo')
  await page.goto('/')
  const seen: Memory[] = []
  for (let game = 1; game <= GAMES; game += 1) {
    await page.evaluate((text) => {
      localStorage.setItem('skelly.game.solo', text)
    }, save)
    await page
      .getByRole('link', { name: /^Solo run/ })
      .first()
      .click()
    // the front page has a court, too
    await page.waitForURL('**/play/solo')
    await expect(page.locator('[data-flicks]')).toBeVisible()
    await screen.court.awaitTurn()
    await screen.court.pull(found.pull)
    await expect(screen.ending).toBeVisible({ timeout: 30_000 })
    await page.getByRole('link', { name: 'Front page' }).first().click()
    await expect(page.getByRole('link', { name: /^Solo run/ }).first()).toBeVisible()
    await pause(300)
    if (game % EVERY > 0) continue
    const now = await memoryOf(session)
    say(
      `  after ${String(game)} games: ${(now.bytes / 1e6).toFixed(2)} MB, ${String(now.nodes)} nodes, ${String(now.listeners)} listeners`,
    )
    if (game > WARM_UP) seen.push(now)
  }
  await device.close()
  const aGame = (what: (memory: Memory) => number): readonly number[] => [slopeOf(seen.map(what)) / EVERY]
  return [
    {
      name: 'memory kept a game',
      unit: ' bytes',
      values: aGame(({ bytes }) => bytes),
      goal: { is: 'at most', value: MOST_BYTES },
    },
    {
      name: 'nodes kept a game',
      unit: '',
      values: aGame(({ nodes }) => nodes),
      goal: { is: 'at most', value: MOST_NODES },
    },
    {
      name: 'listeners kept a game',
      unit: '',
      values: aGame(({ listeners }) => listeners),
      goal: { is: 'at most', value: MOST_NODES },
    },
  ]
}
