import type { Page } from '@playwright/test'
import type { Fill } from '@skelly/engine'

const FILL_WORDS: Readonly<Record<Fill, RegExp>> = {
  empty: /empty shell/i,
  candle: /candle wax/i,
  crayon: /crayon melt/i,
  floor: /floor wax/i,
  tar: /roof tar/i,
}

/** /ranked */
export class RankedPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/ranked')
  }

  /** Picks a fill and goes into the queue. */
  async findGame(fill: Fill): Promise<void> {
    await this.page.getByRole('radio', { name: FILL_WORDS[fill] }).click()
    await this.page.getByRole('button', { name: 'Find a game' }).click()
  }
}
