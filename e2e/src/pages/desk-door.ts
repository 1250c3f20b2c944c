import { expect, type Locator, type Page } from '@playwright/test'
import { Authenticator } from '../desk/authenticator.ts'

interface Entering {
  readonly email: string
  readonly password: string
  readonly code: string
}

interface SetUp {
  readonly authenticator: Authenticator
  readonly recoveryCodes: readonly string[]
}

/** What leads to the desk: /sign-in, and what an invite's link shows. */
export class DeskDoor {
  readonly page: Page
  readonly alert: Locator
  /** The ways through the desk, for who is in. */
  readonly sections: Locator

  constructor(page: Page) {
    this.page = page
    // Next has one of its own, for who can't see that the page has changed.
    this.alert = page.getByRole('main').getByRole('alert')
    this.sections = page.getByRole('navigation', { name: 'Sections' })
  }

  async signIn({ email, password, code }: Entering): Promise<void> {
    const { page } = this
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  /** Takes up an invite: answers the authenticator that was set up, and the codes to keep. */
  async setUp(link: string, { name, password }: { name: string; password: string }): Promise<SetUp> {
    const { page } = this
    await page.goto(link)
    await page.getByLabel('Your name at the desk').fill(name)
    await page.getByLabel('Password').fill(password)
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    const authenticator = new Authenticator(secret)
    await page.getByLabel('The code that it shows now').fill(await authenticator.freshCode())
    await page.getByRole('button', { name: 'Finish' }).click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    return { authenticator, recoveryCodes: await codes.allInnerTexts() }
  }
}
