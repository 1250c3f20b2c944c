import { expect, type Page } from '@playwright/test'
import { DevicePage } from '../src/pages/device-page.ts'
import { KeptSite } from '../src/pages/kept-site.ts'
import { journey, PHONE } from '../src/system/journey.ts'

journey.use({ serviceWorkers: 'allow' })

/** How much a browser has kept of the site so far. */
const keptBy = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
    return kept.reduce((sum, each) => sum + each, 0)
  })

/** Whether a worker has kept all that it wanted and serves the site. */
const isInstalled = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (registration?.waiting ?? registration?.active ?? null) !== null
  })

journey(
  'a first visit that is cut off while pages are kept is made good by the next one',
  async ({ newDevice }) => {
    const device = await newDevice(PHONE)
    const page = await device.newPage()
    const session = await device.newCDPSession(page)
    await session.send('ServiceWorker.enable')

    await journey.step('the worker is killed in the middle of its work', async () => {
      await page.goto('/')
      await expect.poll(() => keptBy(page), { intervals: [20] }).toBeGreaterThan(3)
      await session.send('ServiceWorker.stopAllWorkers')
      expect(await isInstalled(page), 'it was not quick enough to be done').toBe(false)
      await page.goto('about:blank')
      await session.send('ServiceWorker.stopAllWorkers')
    })

    await journey.step('the next visit keeps all, and plays in airplane mode', async () => {
      await new KeptSite(page).visit('/')
      await device.setOffline(true)
      const solo = new DevicePage(page, 'solo')
      await solo.open()
      await solo.start()
      await solo.court.awaitTurn()
      await page.goto('/play/challenges/1')
      await expect(page.locator('[data-court]').first()).toBeVisible()
    })
  },
)
