import type { Locator, Page } from '@playwright/test'
import { Court } from './court.ts'

/** /replays/ID */
export class ReplayPage {
  readonly page: Page
  readonly court: Court
  /** What this browser found when it played every shot again. */
  readonly proof: Locator
  readonly viewer: Locator

  constructor(page: Page) {
    this.page = page
    this.court = new Court(page)
    this.viewer = page.getByRole('region', { name: 'Replay' })
    this.proof = this.viewer.locator('[data-proof]')
  }

  async play(): Promise<void> {
    await this.viewer.getByRole('button', { name: 'Play', exact: true }).click()
  }

  async next(): Promise<void> {
    await this.viewer.getByRole('button', { name: 'Next shot' }).click()
  }

  /** Every shot in words. */
  get shots(): Locator {
    return this.viewer.getByRole('listitem')
  }
}
