import type { Page } from '@playwright/test'
import type { Identity } from '../player.ts'

/** /sign-in */
export class SignInPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-in')
  }

  async submit({ email, password }: Pick<Identity, 'email' | 'password'>): Promise<void> {
    await this.page.getByLabel('E-mail').fill(email)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  }
}
