import type { Locator, Page } from '@playwright/test'

/** /rankings */
export class RankingsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/rankings')
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name }) })
  }
}
