import { expect, type Page } from '@playwright/test'
import { journey, PHONE } from '../src/system/journey.ts'

/** Opens a page whose scripts don't come until they are let through; answers what lets them. */
const openAsleep = async (page: Page, path: string): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#page-end')).toBeAttached()
  return () => {
    gate.resolve(undefined)
  }
}

journey('what is pressed before the page is alive is done once it is', async ({ newDevice }) => {
  const page = await (await newDevice(PHONE)).newPage()
  const wake = await openAsleep(page, '/settings')
  const dark = page.getByRole('radio', { name: 'Dark' })
  const patterns = page.getByRole('switch').first()
  const was = await patterns.getAttribute('aria-checked')
  await dark.click()
  await patterns.click()
  await expect(dark).not.toBeChecked()
  wake()
  await expect(dark).toBeChecked()
  await expect(patterns).not.toHaveAttribute('aria-checked', was ?? '')
})

journey(
  'a form that is sent before the page is alive is sent once, and not by the address',
  async ({ newPlayer, newDevice }) => {
    const { email, password, name } = (await newPlayer('Early')).identity
    const page = await (await newDevice(PHONE)).newPage()
    const wake = await openAsleep(page, '/sign-in')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(500)
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    wake()
    await page.waitForURL((url) => url.pathname !== '/sign-in')
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  },
)

journey(
  'a code that is typed before the page is alive is the one that is looked for',
  async ({ newDevice }) => {
    const page = await (await newDevice(PHONE)).newPage()
    const wake = await openAsleep(page, '/play/online')
    const code = page.getByRole('textbox').first()
    await code.fill('ZZZZ')
    wake()
    await expect(page.locator('form [type=submit]:enabled')).toBeVisible()
    await code.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
  },
)

journey('where no script runs a form keeps its fields out of the address', async ({ browser, system }) => {
  const device = await browser.newContext({ javaScriptEnabled: false, baseURL: system.web })
  const page = await device.newPage()
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('nobody@players.example')
  await page.getByLabel('Password', { exact: true }).fill('a secret of the block')
  await page.keyboard.press('Enter')
  await page.waitForLoadState()
  expect(page.url()).toBe(`${system.web}/sign-in`)
  await device.close()
})
