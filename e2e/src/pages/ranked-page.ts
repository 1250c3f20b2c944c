import type { Page } from '@playwright/test'
import type { Fill } from '@skelly/engine'
import { choose } from './choose.ts'
import { FILL_WORDS } from './fill-words.ts'

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
    await choose(this.page.getByRole('radio', { name: FILL_WORDS[fill] }))
    await this.page.getByRole('button', { name: 'Find a game' }).click()
  }
}
