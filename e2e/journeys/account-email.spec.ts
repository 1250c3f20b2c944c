import { expect } from '@playwright/test'
import { SettingsPage } from '../src/pages/settings-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { accountOf } from '../src/pages/sign-up-page.ts'
import { journey, PATIENT, PHONE } from '../src/system/journey.ts'
import { Mailbox } from '../src/system/mailbox.ts'
import { photograph } from '../src/system/photograph.ts'

journey.use({ policy: PATIENT })

journey(
  'an account moves to another address by a link, its old address is told, and somebody else’s is not given away',
  async ({ newDevice, newPlayer, system }) => {
    const { identity, name, page } = await newPlayer('Mover', PHONE)
    const other = await newPlayer('Stayer')
    const settings = new SettingsPage(page)
    const wished = `new-${identity.email}`
    await settings.open()

    const answers: string[] = []
    for (const email of [other.identity.email, wished]) {
      await settings.changeEmail(email, identity.password)
      const answer = page.getByText(`a link is on its way to ${email}`)
      await expect(answer).toBeVisible()
      answers.push((await answer.textContent())?.replace(email, '') ?? '')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    expect(answers[0]).toBe(answers[1])
    await settings.changeEmail(wished, 'not the password')
    await expect(page.getByText('This is not your password.')).toBeVisible()
    await photograph(page, 'email-change')

    const link = await new Mailbox(system, wished).nextLink('Your new e-mail address for Skelly')
    await new Mailbox(system, identity.email).nextLink('Somebody wants to change your Skelly address')
    const reader = await (await newDevice()).newPage()
    await reader.goto(link)
    await photograph(reader, 'email-confirm')
    await reader.getByRole('button', { name: 'Yes, use this address' }).click()
    await expect(reader.getByText(`You sign in with ${wished} from now on.`)).toBeVisible()
    await reader.goto(link)
    await reader.getByRole('button', { name: 'Yes, use this address' }).click()
    await expect(reader.getByText('This link was used already')).toBeVisible()

    // the session goes on, and the new address is a verified one
    await settings.open()
    await expect(page.getByText(wished, { exact: true })).toBeVisible()
    await expect(page.getByText('verified', { exact: true })).toBeVisible()
    const signIn = new SignInPage(reader)
    await signIn.open()
    await signIn.submit(identity)
    await expect(reader.getByText('This e-mail and password do not go together.')).toBeVisible()
    await signIn.submit({ email: wished, password: identity.password })
    await expect(accountOf(reader, name)).toBeVisible()
  },
)

journey(
  'a link that lost its end on the way says so, and offers nothing that can only fail',
  async ({ newDevice }) => {
    const page = await (await newDevice()).newPage()
    for (const path of ['/verify', '/email', '/verify?token=']) {
      await page.goto(path)
      await expect(page.getByText('This address is not whole')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Yes/ })).toHaveCount(0)
    }
    await page.goto('/reset')
    await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible()
    await page.goto('/nowhere')
    await expect(page).toHaveTitle('Off the block · Skelly')
  },
)
