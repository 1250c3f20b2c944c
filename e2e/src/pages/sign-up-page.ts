import { expect, type Locator, type Page } from '@playwright/test'
import type { Identity } from '../player.ts'

/** /sign-up */
export class SignUpPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-up')
  }

  /** Fills the form and sends it. */
  async submit({ email, name, password }: Identity): Promise<void> {
    await this.page.getByLabel('Player name').fill(name)
    await this.page.getByLabel('E-mail').fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Create my account' }).click()
  }

  /** Opens the page, signs up, and waits until the site knows who is there. */
  async signUp(identity: Identity): Promise<void> {
    await this.open()
    await this.submit(identity)
    await expect(accountOf(this.page, identity.name)).toBeVisible()
  }

  /** The words beside a field or over the form. */
  problem(words: string): Locator {
    return this.page.getByText(words, { exact: false })
  }
}

/** The button that says who is signed in. */
export const accountOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Account: ${name}` })
