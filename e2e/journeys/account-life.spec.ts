import { expect, type Locator, type Page } from '@playwright/test'
import { SettingsPage } from '../src/pages/settings-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { accountOf } from '../src/pages/sign-up-page.ts'
import { DESKTOP, journey, PATIENT, PHONE } from '../src/system/journey.ts'
import { Mailbox } from '../src/system/mailbox.ts'
import { photograph } from '../src/system/photograph.ts'

/** ms: what was revoked is out within a minute, here sooner. */
const LOOK = 1_000
journey.use({ policy: { ...PATIENT, sessionLookEvery: LOOK } })

/** Settings of a device on which nobody is signed in. */
const noAccount = (page: Page): Locator =>
  page.getByRole('main').filter({ hasText: 'These settings stay on this device.' })

journey(
  'an account from its first mail to its end: verified, renamed, forgotten, reset, signed out elsewhere, taken along, deleted',
  async ({ newDevice, newPlayer, system }) => {
    const { identity, name, page } = await newPlayer('Life', PHONE)
    const mailbox = new Mailbox(system, identity.email)
    const settings = new SettingsPage(page)

    // the address is verified by the first mail's link, once
    await settings.open()
    await expect(page.getByText('not verified')).toBeVisible()
    await photograph(page, 'settings-new')
    await page.getByRole('button', { name: 'Send the link again' }).click()
    await expect(settings.said(`A link is on its way to ${identity.email}.`)).toBeVisible()
    const verifying = await mailbox.nextLink('Verify your e-mail for Skelly')
    await page.goto(verifying)
    await photograph(page, 'verify')
    await page.getByRole('button', { name: 'Yes, this is my address' }).click()
    await expect(page.getByText(`${identity.email} is verified.`)).toBeVisible()
    await page.goto(verifying)
    await page.getByRole('button', { name: 'Yes, this is my address' }).click()
    await expect(page.getByText('This link was used already')).toBeVisible()

    // another name: the old one leads to it, and it is not changed again soon
    const renamed = `${name}-anew`
    await settings.open()
    await expect(page.getByText('verified', { exact: true })).toBeVisible()
    await settings.changeName(renamed)
    await expect(accountOf(page, renamed)).toBeVisible()
    await expect(page.getByText('You can change it again from')).toBeVisible()
    await page.goto(`/players/${name}`)
    await expect(page).toHaveURL(new RegExp(`/players/${renamed}$`))

    // a second device, where the password was forgotten
    const elsewhere = await (await newDevice(DESKTOP)).newPage()
    const signIn = new SignInPage(elsewhere)
    await signIn.open()
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(elsewhere).toHaveURL(/\/forgot$/)
    const answers: string[] = []
    for (const email of ['nobody@players.example', identity.email]) {
      await elsewhere.getByLabel('E-mail').fill(email)
      await elsewhere.getByRole('button', { name: /Send/ }).click()
      const answer = elsewhere.getByText(`If there is an account with ${email}`)
      await expect(answer).toBeVisible()
      answers.push((await answer.textContent())?.replace(email, '') ?? '')
    }
    expect(answers[0]).toBe(answers[1])
    await photograph(elsewhere, 'forgot-sent')
    const resetting = await mailbox.nextLink('A new password for Skelly')
    expect(await new Mailbox(system, 'nobody@players.example').count()).toBe(0)
    await elsewhere.goto(resetting)
    await photograph(elsewhere, 'reset')
    const second = `${identity.password}, again`
    await elsewhere.getByLabel('New password').fill(second)
    await elsewhere.getByRole('button', { name: 'Set the password' }).click()
    await expect(accountOf(elsewhere, renamed)).toBeVisible()

    // the link was good once, and the first device is signed out
    await elsewhere.goto(resetting)
    await expect(elsewhere.getByText('This link does nothing any more')).toBeVisible()
    await expect(async () => {
      await page.goto('/settings')
      await expect(noAccount(page)).toBeVisible({ timeout: LOOK })
    }).toPass()
    await expect(settings.sessions).toHaveCount(0)
    const back = new SignInPage(page)
    await noAccount(page).getByRole('link', { name: 'Sign in' }).click()
    await back.submit(identity)
    await expect(page.getByText('This e-mail and password do not go together.')).toBeVisible()
    await back.submit({ email: identity.email, password: second })
    await expect(settings.sessions).toHaveCount(2)
    await photograph(page, 'settings-sessions')

    // a session is ended from the other device
    const there = new SettingsPage(elsewhere)
    await there.open()
    await photograph(elsewhere, 'settings-desktop')
    await there.sessions.getByRole('button', { name: /^Sign out/ }).click()
    await expect(there.sessions).toHaveCount(1)
    await expect(async () => {
      await page.goto('/settings')
      await expect(noAccount(page)).toBeVisible({ timeout: LOOK })
    }).toPass()

    // the data, and the end
    const exported: unknown = JSON.parse(await there.download())
    expect(exported).toMatchObject({
      version: 2,
      account: { email: identity.email },
      player: { name: renamed, pastNames: [{ name }], rating: 1200 },
    })
    await there.deleteAccount('not the password')
    await expect(elsewhere.getByText('This is not your password.')).toBeVisible()
    await photograph(elsewhere, 'settings-delete')
    await elsewhere.getByLabel('to be sure').fill(second)
    await elsewhere.getByRole('button', { name: 'Delete it for good' }).click()
    await expect(elsewhere.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
    for (const gone of [name, renamed]) {
      const response = await elsewhere.goto(`/players/${gone}`)
      expect(response?.status()).toBe(404)
    }
    await signIn.open()
    await signIn.submit({ email: identity.email, password: second })
    await expect(elsewhere.getByText('This e-mail and password do not go together.')).toBeVisible()
  },
)

journey(
  'a changed password signs out everywhere else, a queue for ranked too, and this device goes on',
  async ({ newDevice, newPlayer }) => {
    const { identity, name, page } = await newPlayer('Swap')
    const elsewhere = await (await newDevice()).newPage()
    const signIn = new SignInPage(elsewhere)
    await signIn.open()
    await signIn.submit(identity)
    await expect(accountOf(elsewhere, name)).toBeVisible()
    await elsewhere.goto('/ranked')
    await elsewhere.getByRole('button', { name: 'Find a game' }).click()
    await expect(elsewhere.locator('[data-queue="searching"]')).toBeVisible()

    const settings = new SettingsPage(page)
    await settings.open()
    await settings.changePassword('not the password', 'another one by now')
    await expect(page.getByText('This is not your password.')).toBeVisible()
    await settings.changePassword(identity.password, 'another one by now')
    await expect(settings.said('Your password is changed. Every other device is signed out.')).toBeVisible()
    await expect(elsewhere.getByText('Please sign in first.')).toBeVisible()
    await page.reload()
    await expect(accountOf(page, name)).toBeVisible()
    await expect(settings.sessions).toHaveCount(1)
  },
)

journey('the settings in Spanish', async ({ newPlayer }) => {
  const { page } = await newPlayer('Hola', PHONE)
  await page.context().addCookies([{ name: 'skelly.locale', value: 'es', url: page.url() }])
  await new SettingsPage(page).open()
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible()
  await page.screenshot({ fullPage: true, path: 'screenshots/settings-es.png' })
})
