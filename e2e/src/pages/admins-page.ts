import { expect, type Locator, type Page } from '@playwright/test'
import type { Moderator } from '../desk/moderator.ts'

/** /admins: who works at the desk. */
export class AdminsPage {
  readonly page: Page
  readonly table: Locator
  /** Password and code once more. */
  readonly stepUp: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'Who works at the desk' })
    this.stepUp = page.getByRole('dialog', { name: 'Is it still you?' })
  }

  async open(): Promise<void> {
    await this.page.goto('/admins')
    await expect(this.table).toBeVisible()
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name })
  }

  /** Asks for a change with its reason, and leaves the rest to who asks for password and code. */
  async change(what: string, confirm: string, reason: string): Promise<void> {
    await this.page.getByRole('button', { name: what, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: what })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: confirm, exact: true }).click()
  }

  /** Shows password and code again. */
  async show({ password }: Pick<Moderator, 'password'>, code: string): Promise<void> {
    await this.stepUp.getByLabel('Password').fill(password)
    await this.stepUp.getByLabel('Code').fill(code)
    await this.stepUp.getByRole('button', { name: 'Go on' }).click()
  }
}
