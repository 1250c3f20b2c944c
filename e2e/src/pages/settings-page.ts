import { expect, type Locator, type Page } from '@playwright/test'

/** /settings */
export class SettingsPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/settings')
  }

  /** Something that is on or off. */
  toggle(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true })
  }

  /** How much of something there is: 'Off', 'Low' or 'Full'. */
  amount(of: string, name: string): Locator {
    return this.page
      .getByRole('radiogroup', { name: of, exact: true })
      .getByRole('radio', { name, exact: true })
  }

  fill(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true })
  }

  /** The passing word on how something went. */
  said(words: string): Locator {
    return this.page.getByText(words, { exact: true })
  }

  async changeName(name: string): Promise<void> {
    const field = this.page.getByLabel('Player name')
    // what is typed while the page comes alive is put together with what stood there
    await expect(async () => {
      await field.fill(name)
      await expect(field).toHaveValue(name, { timeout: 500 })
    }).toPass()
    await this.page.getByRole('button', { name: 'Change the name' }).click()
  }

  async changeEmail(email: string, password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change the address' }).click()
    await this.page.getByLabel('New e-mail address').fill(email)
    await this.page.getByRole('dialog').getByLabel('Your password, to be sure').fill(password)
    await this.page.getByRole('button', { name: 'Send me the link' }).click()
  }

  async changePassword(now: string, wished: string): Promise<void> {
    await this.page.getByLabel('Your password now').fill(now)
    await this.page.getByLabel('New password').fill(wished)
    await this.page.getByRole('button', { name: 'Change the password' }).click()
  }

  /** The places where the account is signed in. */
  get sessions(): Locator {
    return this.page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  }

  /** The file's text. */
  async download(): Promise<string> {
    const arriving = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: 'Download my data' }).click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await arriving).createReadStream()) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString('utf8')
  }

  async deleteAccount(confirmation: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete my account' }).click()
    await this.page.getByLabel('to be sure').fill(confirmation)
    await this.page.getByRole('button', { name: 'Delete it for good' }).click()
  }
}
