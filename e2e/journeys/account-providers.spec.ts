import { expect, type Page } from '@playwright/test'
import { freePort } from '@skelly/processes'
import { SettingsPage } from '../src/pages/settings-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { accountOf } from '../src/pages/sign-up-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'
import { OidcProvider } from '../src/system/oidc-provider.ts'
import { photograph } from '../src/system/photograph.ts'

const provider = new OidcProvider(await freePort(), ['Lena', 'Otto'])
journey.use({ policy: PATIENT, oidc: provider })
journey.beforeAll(() => provider.open())
journey.afterAll(() => provider.close())

const goOnAs = async (page: Page, person: string): Promise<void> => {
  await page.getByRole('link', { name: `Go on as ${person}` }).click()
}
const signInBy = async (page: Page, person: string): Promise<void> => {
  await new SignInPage(page).open()
  await page.getByRole('button', { name: 'Corner Store' }).click()
  await goOnAs(page, person)
}

journey(
  'another service: its account is linked, signs in, is taken away again, and never opens somebody else’s account',
  async ({ newDevice, newPlayer }) => {
    const { name, page } = await newPlayer('Linked')
    const settings = new SettingsPage(page)

    await journey.step('linked from the settings, the account stays signed in', async () => {
      await settings.open()
      await page.getByRole('button', { name: 'Link Corner Store' }).click()
      await goOnAs(page, 'Lena')
      await expect(page.getByText('linked', { exact: true })).toBeVisible()
      await expect(accountOf(page, name)).toBeVisible()
      await photograph(page, 'provider-linked')
    })

    const elsewhere = await (await newDevice()).newPage()
    await journey.step('it signs in to the same account on another device', async () => {
      await signInBy(elsewhere, 'Lena')
      await expect(accountOf(elsewhere, name)).toBeVisible()
    })

    const stranger = await (await newDevice()).newPage()
    await journey.step(
      'another person there is another account here, which has no other way in',
      async () => {
        await signInBy(stranger, 'Otto')
        await expect(accountOf(stranger, 'Otto')).toBeVisible()
        const own = new SettingsPage(stranger)
        await own.open()
        await stranger.getByRole('button', { name: 'Take Corner Store away' }).click()
        await expect(stranger.getByText('It is the only way into your account.')).toBeVisible()
      },
    )

    await journey.step('what signs somebody else in is not linked a second time', async () => {
      const other = await newPlayer('Other')
      await new SettingsPage(other.page).open()
      await other.page.getByRole('button', { name: 'Link Corner Store' }).click()
      await goOnAs(other.page, 'Otto')
      await expect(other.page.getByText('That account signs somebody else in here already.')).toBeVisible()
      await expect(accountOf(other.page, other.name)).toBeVisible()
    })

    await journey.step('taken away, it signs in to the account no more', async () => {
      await settings.open()
      await page.getByRole('button', { name: 'Take Corner Store away' }).click()
      await expect(settings.said('Corner Store signs you in no more.')).toBeVisible()
      const later = await (await newDevice()).newPage()
      await signInBy(later, 'Lena')
      await expect(accountOf(later, 'Lena')).toBeVisible()
    })
  },
)
