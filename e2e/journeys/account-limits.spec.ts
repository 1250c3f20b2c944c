import { expect } from '@playwright/test'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { accountOf } from '../src/pages/sign-up-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'
import { Mailbox } from '../src/system/mailbox.ts'

/** ms that a link for a new password is good for. */
const LIFETIME = 5_000
journey.use({ policy: { ...PATIENT, resetLinkLifetime: LIFETIME } })

journey(
  'a link for a new password is good for its time, and the old password stays after it',
  async ({ newDevice, newPlayer, system }) => {
    const { identity, name } = await newPlayer('Slow')
    const page = await (await newDevice()).newPage()
    await page.goto('/forgot')
    await page.getByLabel('E-mail').fill(identity.email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    const link = await new Mailbox(system, identity.email).nextLink('A new password for Skelly')
    const sentBy = Date.now()
    await expect(async () => {
      await page.goto(link)
      await expect(page.getByText('This link does nothing any more')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    expect(Date.now()).toBeGreaterThan(sentBy + LIFETIME / 2)
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await expect(page).toHaveURL(/\/forgot$/)
    const signIn = new SignInPage(page)
    await signIn.open()
    await signIn.submit(identity)
    await expect(accountOf(page, name)).toBeVisible()
  },
)

journey(
  'after ten wrong passwords everybody from there waits, and accounts that are none are told the same until then',
  async ({ newDevice, newPlayer }) => {
    const { identity } = await newPlayer('Guessed')
    const told: string[] = []
    for (const email of [identity.email, 'nobody@players.example']) {
      const page = await (await newDevice()).newPage()
      const signIn = new SignInPage(page)
      await signIn.open()
      for (let failure = 1; failure <= 5; failure += 1) {
        const answered = page.waitForResponse(/callback\/credentials/)
        await signIn.submit({ email, password: 'a guess' })
        told.push(new URL(((await (await answered).json()) as { readonly url: string }).url).search)
        await expect(page.getByText('This e-mail and password do not go together.')).toBeVisible()
      }
    }
    expect(told).toEqual(Array.from({ length: 10 }, () => told[0]))
    const signIn = new SignInPage(await (await newDevice()).newPage())
    await signIn.open()
    await signIn.submit(identity)
    await expect(signIn.page.getByText('Too many tries. Wait a minute and try again.')).toBeVisible()
  },
)
