import { expect, type Locator, type Page } from '@playwright/test'
import type { Moderator } from '../desk/moderator.ts'

/** /players at the desk, and one of them. */
export class DeskPlayerPage {
  readonly page: Page
  readonly keptOut: Locator
  readonly suspensions: Locator
  readonly ledger: Locator
  readonly dialog: Locator
  /** Password and code once more. */
  readonly stepUp: Locator

  constructor(page: Page) {
    this.page = page
    this.keptOut = page.locator('[data-kept-out]')
    this.suspensions = page.locator('[data-suspension]')
    this.ledger = page.locator('[data-entry]')
    this.dialog = page.getByRole('dialog', { name: /Suspend|Lift/ })
    this.stepUp = page.getByRole('dialog', { name: 'Is it still you?' })
  }

  /** Looks for a player by the beginning of the name, and opens their page. */
  async find(name: string): Promise<void> {
    await this.page.goto('/players')
    // what lists them listens, too
    await expect(this.page.getByRole('table', { name: 'Players' })).toBeVisible()
    await this.page.getByRole('searchbox', { name: 'Name' }).fill(name.slice(0, -1).toUpperCase())
    await this.page.getByRole('button', { name: 'Search' }).click()
    await this.page.locator(`[data-player="${name}"]`).getByRole('link').click()
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible()
  }

  async suspend(days: string, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Suspend' }).click()
    await this.dialog.getByRole('combobox', { name: 'For how long' }).selectOption(days)
    await this.dialog.getByLabel('Reason').fill(reason)
    await this.dialog.getByRole('button', { name: 'Suspend' }).click()
  }

  async lift(reason: string): Promise<void> {
    await this.suspensions.first().getByRole('button', { name: 'Lift' }).click()
    await this.dialog.getByLabel('Reason').fill(reason)
    await this.dialog.getByRole('button', { name: 'Lift' }).click()
  }

  /** Shows password and code again. */
  async show({ authenticator, password }: Moderator): Promise<void> {
    const code = await authenticator.freshCode()
    await this.stepUp.getByLabel('Password').fill(password)
    await this.stepUp.getByLabel('Code').fill(code)
    await this.stepUp.getByRole('button', { name: 'Go on' }).click()
  }
}
