import { expect, type Locator, type Page } from '@playwright/test'
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

  constructor(page: Page) {
    this.page = page
    this.court = new Court(page)
    this.ending = page.getByRole('region', { name: 'How it ended' })
    this.total = page.locator('[data-total]')
    this.sent = this.ending.locator('[data-sent]')
    this.hint = page.locator('[data-hint]')
    this.flicksLeft = page.locator('[data-flicks-left]')
  }

  async open(): Promise<void> {
    await this.page.goto('/play/challenges')
  }

  async openLevel(number: number): Promise<void> {
    await this.page.goto(`/play/challenges/${String(number)}`)
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

  async expectStars(stars: number): Promise<void> {
    await expect(this.ending.locator('[data-stars]')).toHaveAttribute('data-stars', String(stars))
  }
}
