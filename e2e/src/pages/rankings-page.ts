import type { Locator, Page } from '@playwright/test'

/** /rankings, its four ladders, of all time and of this week. */
export class RankingsPage {
  readonly page: Page
  readonly myPlace: Locator
  readonly list: Locator

  constructor(page: Page) {
    this.page = page
    this.myPlace = page.locator('[data-my-place]')
    this.list = page.getByRole('table', { name: 'Rankings' })
  }

  async open(): Promise<void> {
    await this.page.goto('/rankings')
  }

  /** From one ladder to another. */
  async choose(kind: 'Rating' | 'XP' | 'Stars' | 'Solo run'): Promise<void> {
    await this.page.getByLabel('What players are ranked by').getByRole('link', { name: kind }).click()
    await this.page
      .getByLabel('What players are ranked by')
      .locator('[aria-current=page]', { hasText: kind })
      .waitFor()
  }

  async chooseSpan(span: 'All time' | 'This week'): Promise<void> {
    await this.page.getByLabel('Over which time').getByRole('link', { name: span }).click()
    await this.page.getByLabel('Over which time').locator('[aria-current=page]', { hasText: span }).waitFor()
  }

  /** From the list by rating to that by stars. */
  async openStars(): Promise<void> {
    await this.open()
    await this.choose('Stars')
  }

  async search(name: string): Promise<void> {
    await this.page.getByRole('searchbox').fill(name)
    await this.page.getByRole('searchbox').press('Enter')
    await this.page.locator('[data-found]').waitFor()
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name }) })
  }

  /** Places of the list, from the top; '–' for whoever has none. */
  places(): Promise<readonly string[]> {
    return this.list.locator('[data-place]').allInnerTexts()
  }
}
