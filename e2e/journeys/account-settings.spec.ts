import { expect, type Page } from '@playwright/test'
import { DevicePage } from '../src/pages/device-page.ts'
import { SettingsPage } from '../src/pages/settings-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { accountOf } from '../src/pages/sign-up-page.ts'
import { DESKTOP, journey, PHONE, signUpOn } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** What the page says to its styles. */
const look = (page: Page) => page.locator('html')

/** Resolves when the account has taken what this page told it. */
const kept = (page: Page) => page.waitForResponse(/account\.syncSettings/)

journey(
  'a guest’s settings do what they say, move to the new account, and come to its other device',
  async ({ newDevice }) => {
    const device = await newDevice(PHONE)
    const page = await device.newPage()
    const settings = new SettingsPage(page)

    await journey.step('without an account: each does what it says at once, and after a reload', async () => {
      await settings.open()
      await expect(page.getByRole('heading', { name: 'The same on all your devices' })).toBeVisible()
      await settings.fill('roof tar').click()
      await settings.fill('violet, star').click()
      for (const name of ['Left-handed', 'Caps without need of colour', 'Less motion']) {
        await settings.toggle(name).click()
        await expect(settings.toggle(name)).toBeChecked()
      }
      await settings.toggle('Aim guide').click()
      await page.reload()
      await expect(settings.fill('roof tar')).toBeChecked()
      await expect(settings.toggle('Aim guide')).not.toBeChecked()
      await expect(look(page)).toHaveAttribute('data-hand', 'left')
      await expect(look(page)).toHaveAttribute('data-caps', 'safe')
      await expect(look(page)).toHaveAttribute('data-motion', 'calm')
      await page.screenshot({ path: 'screenshots/settings-guest.png', fullPage: true })
    })

    await journey.step('at the table: the own cap, no guide, everything on the other side', async () => {
      const solo = new DevicePage(page, 'solo')
      await solo.open()
      await expect(page.getByRole('radio', { name: 'roof tar' })).toBeChecked()
      await solo.start()
      await solo.court.awaitTurn()
      await solo.court.hold({ dx: 0, dy: 60 })
      await expect(page.locator('.court-gauge')).toBeVisible()
      await expect(page.locator('.court-guide')).toHaveCount(0)
      await page.screenshot({ path: 'screenshots/settings-table.png' })
      await page.keyboard.press('Escape')
      await solo.court.letGo()
      await page.setViewportSize({ width: 844, height: 390 })
      const player = await page.locator('[data-player]').first().boundingBox()
      const court = await page.locator('[data-court]').boundingBox()
      expect(player?.x ?? 0).toBeGreaterThan((court?.x ?? 0) + (court?.width ?? 0))
      await page.screenshot({ path: 'screenshots/settings-table-sideways.png' })
      await page.setViewportSize(PHONE)
    })

    const { identity, name } = await signUpOn(device, 'Lefty')
    const there = await (await newDevice(DESKTOP)).newPage()
    const elsewhere = new SettingsPage(there)
    await journey.step('another device has them when somebody signs in there', async () => {
      const signIn = new SignInPage(there)
      await signIn.open()
      await expect(look(there)).not.toHaveAttribute('data-hand', 'left')
      await signIn.submit(identity)
      await expect(accountOf(there, name)).toBeVisible()
      await expect(look(there)).toHaveAttribute('data-hand', 'left')
      await elsewhere.open()
      await expect(elsewhere.fill('roof tar')).toBeChecked()
      await expect(elsewhere.fill('violet, star')).toBeChecked()
      await expect(elsewhere.toggle('Aim guide')).not.toBeChecked()
      await photograph(there, 'settings-second-device')
    })

    await journey.step('of what both change, one of them offline, the newest counts', async () => {
      const page2 = await device.newPage()
      const phone = new SettingsPage(page2)
      await phone.open()
      await device.setOffline(true)
      await phone.fill('candle wax').click()
      await phone.amount('Sound', 'Off').click()
      const told = kept(there)
      await elsewhere.fill('floor wax').click()
      await told
      const back = kept(page2)
      await device.setOffline(false)
      await back
      await expect(phone.fill('floor wax')).toBeChecked()
      await elsewhere.open()
      await expect(elsewhere.amount('Sound', 'Off')).toBeChecked()
      await expect(elsewhere.fill('floor wax')).toBeChecked()
    })

    await journey.step('the language goes along', async () => {
      const told = kept(there)
      await there.getByRole('main').getByRole('button', { name: 'Español' }).click()
      await told
      await expect(there.getByRole('heading', { name: 'Ajustes' })).toBeVisible()
      await settings.open()
      await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible()
      await page.screenshot({ path: 'screenshots/settings-account-es.png', fullPage: true })
    })

    await journey.step('signing out leaves the device as it is', async () => {
      const account = there.getByRole('button', { name: `Cuenta: ${name}` })
      await account.click()
      await there.getByRole('button', { name: 'Salir' }).click()
      await expect(account).toBeHidden()
      await expect(look(there)).toHaveAttribute('data-hand', 'left')
      await elsewhere.open()
      await expect(elsewhere.fill('cera de piso')).toBeChecked()
    })
  },
)
