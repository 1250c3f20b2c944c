import type { Locator, Page } from '@playwright/test'

/** /players/NAME */
export class ProfilePage {
  readonly page: Page
  readonly rating: Locator
  /** Newest first. */
  readonly games: Locator
  readonly lastGame: Locator
  readonly graph: Locator
  /** What the picked point of the graph stands for. */
  readonly graphGame: Locator
  /** The best shots. */
  readonly shots: Locator

  constructor(page: Page) {
    this.page = page
    this.rating = page.locator('[data-rating]')
    this.games = page.locator('[data-outcome]')
    this.lastGame = this.games.first()
    this.graphGame = page.locator('[data-graph-game]')
    this.shots = page.locator('[data-shot]')
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
