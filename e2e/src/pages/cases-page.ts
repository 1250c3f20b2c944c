import type { Locator, Page } from '@playwright/test'

/** /cases at the desk. */
export class CasesPage {
  readonly page: Page
  readonly rows: Locator
  /** Says that there are new ones, and shows them. */
  readonly fresh: Locator

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('[data-case]')
    this.fresh = page.getByRole('button', { name: /new case/ })
  }

  async open(): Promise<void> {
    await this.page.goto('/cases')
  }

  row(matchId: string): Locator {
    return this.page.locator(`[data-case="${matchId}"]`)
  }
}
