import { expect, type Locator, type Page } from '@playwright/test'
import { decodeSave, type SavedGame } from '@skelly/game-client/device'
import { Court } from './court.ts'

/** The ways to play that need nothing but a device. */
export type DeviceWay = 'machine' | 'local' | 'solo'

/** A game on one device: `/play/machine`, `/play/local`, `/play/solo`. */
export class DevicePage {
  readonly page: Page
  readonly way: DeviceWay
  readonly court: Court
  readonly ruling: Locator
  readonly prompt: Locator
  /** How the game ended. */
  readonly ending: Locator
  /** What has become of a finished game for the account: 'waiting', 'counted', or why it is refused. */
  readonly counting: Locator

  constructor(page: Page, way: DeviceWay) {
    this.page = page
    this.way = way
    this.court = new Court(page)
    this.ruling = page.locator('[data-ruling]')
    this.prompt = page.locator('[data-prompt]')
    this.ending = page.getByRole('region', { name: 'How it ended' })
    this.counting = this.ending.locator('[data-counting]')
  }

  async open(): Promise<void> {
    await this.page.goto(`/play/${this.way}`)
  }

  /** Waits until the device has got seeds for games that count. */
  async awaitSeeds(): Promise<void> {
    await expect.poll(async () => (await this.#ledger())?.seeds.length ?? 0).toBeGreaterThan(0)
  }

  /** The seeds that the device has for games to come. */
  async seeds(): Promise<readonly string[]> {
    return (await this.#ledger())?.seeds.map(({ seed }) => seed) ?? []
  }

  async #ledger(): Promise<{ readonly seeds: readonly { readonly seed: string }[] } | null> {
    const text = await this.page.evaluate(() => localStorage.getItem('skelly.counting'))
    return text === null ? null : (JSON.parse(text) as { seeds: { seed: string }[] })
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: /^Start the/ }).click()
    await expect(this.court.element).toBeVisible()
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click()
  }

  player(name: string): Locator {
    return this.page.locator(`[data-player][aria-label="${name}"]`)
  }

  /** "next 4", "killer", "out" and the like. */
  standing(name: string): Locator {
    return this.player(name).locator('[data-standing]')
  }

  /** The game as the device keeps it now. */
  async saved(): Promise<SavedGame> {
    const text = await this.page.evaluate((key) => localStorage.getItem(key), `skelly.game.${this.way}`)
    const decoded = decodeSave(text ?? '')
    if (!decoded.ok) throw new Error(`the device keeps no game: ${decoded.refusal}`)
    return decoded.value
  }

  /** Where the first person of the game sits. */
  async personsSeat(): Promise<number> {
    const { seats } = (await this.saved()).game.match.setup
    return seats.findIndex(({ computer }) => computer === undefined)
  }

  /** Puts a game into the device before the page is opened. */
  async keep(save: string): Promise<void> {
    await this.page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
      },
      [`skelly.game.${this.way}`, save] as const,
    )
  }
}
