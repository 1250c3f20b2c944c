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

  /** From the list by rating to that by stars. */
  async openStars(): Promise<void> {
    await this.open()
    await this.page.getByRole('link', { name: 'By stars' }).click()
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name }) })
  }
}
