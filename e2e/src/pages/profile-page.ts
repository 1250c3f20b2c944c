import type { Locator, Page } from '@playwright/test'

/** /players/NAME */
export class ProfilePage {
  readonly page: Page
  readonly rating: Locator
  /** The newest game. */
  readonly lastGame: Locator
  readonly graph: Locator

  constructor(page: Page) {
    this.page = page
    this.rating = page.locator('[data-rating]')
    this.lastGame = page.locator('[data-outcome]').first()
    this.graph = page.getByRole('img', { name: /^Rating from/ })
  }

  async open(name: string): Promise<void> {
    await this.page.goto(`/players/${encodeURIComponent(name)}`)
  }

  /** "Won 1" and the like, and the sum of XP. */
  fact(label: string): Locator {
    return this.page.getByLabel('Record').locator('div', { hasText: label }).first()
  }
}
