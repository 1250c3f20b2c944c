import { expect, type Locator, type Page } from '@playwright/test'
import { CHAPTERS, LEVELS_A_CHAPTER } from '@skelly/engine/challenges'
import { Court } from './court.ts'

/** /play/challenges, and each level below it. */
export class ChallengesPage {
  readonly page: Page
  readonly court: Court
  /** How the attempt ended. */
  readonly ending: Locator
  /** The stars of all levels together. */
  readonly total: Locator
  /** What has become of the attempt for the account: 'waiting', 'counted', or why it is refused. */
  readonly sent: Locator
  readonly hint: Locator
  readonly flicksLeft: Locator
  /** The card before a level with a clock. */
  readonly ready: Locator

  constructor(page: Page) {
    this.page = page
    this.court = new Court(page)
    this.ending = page.getByRole('region', { name: 'How it ended' })
    this.total = page.locator('[data-total]')
    this.sent = this.ending.locator('[data-sent]')
    this.hint = page.locator('[data-hint]')
    this.flicksLeft = page.locator('[data-flicks-left]')
    this.ready = page.getByRole('region', { name: 'Ready?' })
  }

  async open(): Promise<void> {
    await this.page.goto('/play/challenges')
  }

  async openLevel(number: number): Promise<void> {
    await this.page.goto(`/play/challenges/${String(number)}`)
  }

  /** Opens every level: with stars that were won elsewhere, put into the device before the page. */
  async unlock(): Promise<void> {
    const attempts = Array.from({ length: CHAPTERS * LEVELS_A_CHAPTER }, (_, place) => ({
      number: place + 1,
      stars: 2,
      flicks: 2,
      replay: 'played elsewhere',
      account: null,
      answer: null,
    }))
    const ledger = { version: 1, account: null, seeds: [], dealt: [], givenUp: [], games: [], attempts }
    await this.page.addInitScript((kept) => {
      if (localStorage.getItem('skelly.counting') === null) localStorage.setItem('skelly.counting', kept)
    }, JSON.stringify(ledger))
  }

  level(number: number): Locator {
    return this.page.locator(`[data-level="${String(number)}"]`)
  }

  chapter(number: number): Locator {
    return this.page.locator(`[data-chapter="${String(number)}"]`)
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Lets the clock of a level run. */
  async begin(): Promise<void> {
    await this.press('Start the clock')
  }

  async expectStars(stars: number): Promise<void> {
    await expect(this.ending.locator('[data-stars]')).toHaveAttribute('data-stars', String(stars))
  }
}
