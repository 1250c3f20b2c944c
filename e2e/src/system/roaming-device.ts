import { chromium, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { BadLine, FAIR_WEATHER } from '@skelly/bad-line'
import { browser as usual } from './browser.ts'
import { GAME_HOST, type RunningSystem } from './running-system.ts'

/**
 * A device that can go where there is no network: a browser of its own, on a line of its own to the game server. What
 * Playwright takes for being offline leaves open sockets open.
 */
export class RoamingDevice {
  readonly context: BrowserContext
  readonly #line: BadLine

  private constructor(context: BrowserContext, line: BadLine) {
    this.context = context
    this.#line = line
  }

  static async take({ game }: RunningSystem, options: BrowserContextOptions): Promise<RoamingDevice> {
    const line = await BadLine.open({ port: Number(new URL(game).port), seed: 0, weather: FAIR_WEATHER })
    const { args, ...launch } = usual.launchOptions
    const detour = `--host-resolver-rules=MAP ${GAME_HOST} ${GAME_HOST}:${String(line.port)}`
    const browser = await chromium.launch({ ...launch, args: [...args, detour] })
    return new RoamingDevice(await browser.newContext({ ...options, locale: usual.locale }), line)
  }

  async loseNetwork(): Promise<void> {
    await this.context.setOffline(true)
    this.#line.loseNetwork()
  }

  async findNetwork(): Promise<void> {
    await this.context.setOffline(false)
  }

  async close(): Promise<void> {
    await this.context.browser()?.close()
    await this.#line.close()
  }
}
