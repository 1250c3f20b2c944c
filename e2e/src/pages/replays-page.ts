import type { Locator, Page } from '@playwright/test'

/** /replays: the list of stored games and what it is narrowed by. */
export class ReplaysPage {
  readonly page: Page
  readonly rows: Locator
  /** What the list is narrowed to: each a link that takes it back. */
  readonly said: Locator
  readonly games: Locator

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('[data-replay]')
    this.said = page.getByLabel('Narrowed to').getByRole('link')
    this.games = page.locator('[data-games]')
  }

  /** With a question as its address says it. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/replays${query === '' ? '' : `?${query}`}`)
  }

  /** How many games there are, as the page says it. */
  async count(): Promise<number> {
    return Number(await this.games.getAttribute('data-games'))
  }

  /** Those of the page, from the top. */
  ids(): Promise<readonly string[]> {
    return this.rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-replay') ?? ''))
  }

  async choose(label: string, words: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).selectOption({ label: words })
  }
}
