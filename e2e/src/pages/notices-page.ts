import { expect, type Locator, type Page } from '@playwright/test'

/** What the moderators tell a player: at the head of a page, and all of it on /notices. */
export class NoticesPage {
  readonly page: Page
  /** At the head of any page but a table's: the newest that waits. */
  readonly tray: Locator
  /** On /notices, the newest first. */
  readonly cards: Locator

  constructor(page: Page) {
    this.page = page
    this.tray = page.getByRole('complementary', { name: 'From the moderators' })
    this.cards = page.getByRole('main').locator('[data-notice]')
  }

  async open(): Promise<void> {
    await this.page.goto('/notices')
  }

  /** How many wait, as the account's menu says. */
  async expectWaiting(count: number): Promise<void> {
    await expect(this.page.locator('[data-notices]')).toHaveAttribute('data-notices', String(count))
  }

  /** Puts the newest away. */
  async putAway(): Promise<void> {
    await this.tray.getByRole('button', { name: 'Got it' }).click()
  }

  /** Says something about the case of a card. */
  async appeal(card: Locator, text: string): Promise<void> {
    await card.getByRole('button', { name: 'Say something about it' }).click()
    await card.getByRole('textbox', { name: 'What the moderators should know' }).fill(text)
    await card.getByRole('button', { name: 'Send' }).click()
  }
}
