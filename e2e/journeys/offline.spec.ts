import { chromium, expect, type Page } from '@playwright/test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LEVELS_A_CHAPTER, CHAPTERS } from '@skelly/engine/challenges'
import { DeviceTable } from '../src/game/device-table.ts'
import { LevelTable } from '../src/game/level-table.ts'
import { countAttemptsSent } from '../src/game/sent-games.ts'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { DevicePage, type DeviceWay } from '../src/pages/device-page.ts'
import { KeptSite } from '../src/pages/kept-site.ts'
import { browser } from '../src/system/browser.ts'
import { asNextBuild, FrontDoor } from '../src/system/front-door.ts'
import { journey as plain, PHONE, signUpOn } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** Straight up the court, by three quarters of a full pull. */
const PULL = { dx: 0, dy: 90 } as const

/** What is answered for the worker where it is turned off. */
const RETIRING = new URL('../../apps/web/.next/worker/retire.js', import.meta.url)

const journey = plain.extend<{ readonly door: FrontDoor }>({
  door: async ({ system }, use) => {
    const door = await FrontDoor.to(system.web)
    await use(door)
    await door.shut()
  },
})
journey.use({ serviceWorkers: 'allow' })

/** A flick of whoever is on turn. */
const flickOnce = async (table: DeviceTable): Promise<void> => {
  await table.awaitTurn()
  const before = (await table.shots()).length
  await table.screen.court.pull(PULL)
  await expect.poll(async () => (await table.shots()).length).toBeGreaterThan(before)
}

/** Computer players think in workers of the page, which the device has to hand out, too. */
const untilTheMachineShot = async (table: DeviceTable): Promise<void> => {
  await table.awaitTurn()
  const { mover } = table.umpire
  while ((await table.shots()).every(({ seat }) => seat === mover)) await flickOnce(table)
}

const beginAway = async (page: Page, way: DeviceWay): Promise<DeviceTable> => {
  const screen = new DevicePage(page, way)
  await screen.open()
  await screen.start()
  const table = new DeviceTable(screen)
  await flickOnce(table)
  return table
}

journey(
  'after one visit to the front page all of the device plays in airplane mode',
  async ({ door, newDevice }) => {
    const device = await newDevice(PHONE, { baseURL: door.origin })
    const page = await device.newPage()
    const site = new KeptSite(page)
    const challenges = new ChallengesPage(page)
    await challenges.unlock()
    await site.visit('/')
    await device.setOffline(true)
    await door.shut()

    await journey.step('a flick in each way to play', async () => {
      await beginAway(page, 'local')
      await untilTheMachineShot(await beginAway(page, 'machine'))
      await beginAway(page, 'solo')
    })

    await journey.step('F5 and a new tab go on with the game', async () => {
      const shots = await new DeviceTable(new DevicePage(page, 'solo')).shots()
      await page.reload()
      const screen = new DevicePage(page, 'solo')
      await new DeviceTable(screen).awaitTurn()
      expect(await new DeviceTable(screen).shots()).toEqual(shots)
      const tab = await device.newPage()
      const other = new DevicePage(tab, 'solo')
      await other.open()
      await flickOnce(new DeviceTable(other))
      await tab.close()
    })

    await journey.step('all levels of all chapters, one of the last is played', async () => {
      await challenges.open()
      await expect(page.locator('[data-chapter][data-open="true"]')).toHaveCount(CHAPTERS)
      await page.goto('/challenges/1')
      await expect(page).toHaveURL(/\/play\/challenges\/1$/)
      await challenges.openLevel(1)
      await LevelTable.begin(challenges, 1).win()
      for (let chapter = 2; chapter <= CHAPTERS; chapter += 1) {
        await challenges.openLevel(chapter * LEVELS_A_CHAPTER)
        await expect(challenges.court.element).toBeVisible()
      }
    })

    await journey.step('lessons, rules, settings; links from page to page', async () => {
      await page.goto('/')
      await expect(site.away).toBeVisible()
      await photograph(page, 'offline-home')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click()
      await expect(page).toHaveURL(/\/rules$/)
      await expect(site.away).toBeVisible()
      await page.goto('/how-to-play')
      await expect(page.locator('[data-court]').first()).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByText('Without a connection nobody knows')).toBeVisible()
    })

    await journey.step('in Spanish from the moment it is chosen', async () => {
      await page.getByRole('button', { name: 'Español' }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await page.getByRole('button', { name: 'English' }).first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })

    await journey.step(
      'what needs the server says so, offers what does not, and comes back by itself',
      async () => {
        expect((await page.goto('/nowhere'))?.status()).toBe(503)
        await page.goto('/ranked')
        await expect(site.awayPage).toBeVisible()
        await photograph(page, 'offline-away')
        await expect(site.awayPage.getByRole('link', { name: /Versus the machine/ })).toBeVisible()
        await door.open()
        await device.setOffline(false)
        await expect(site.awayPage).toBeHidden({ timeout: 30_000 })
        await expect(page).toHaveURL(/\/ranked$/)
        await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
      },
    )
  },
)

journey('a cold start without a connection', async ({ door }) => {
  const profile = await mkdtemp(join(tmpdir(), 'skelly-profile-'))
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...browser.launchOptions,
      viewport: PHONE,
      locale: browser.locale,
      baseURL: door.origin,
    })
  const before = await open()
  await new KeptSite(await before.newPage()).visit('/rules')
  await before.close()
  await door.shut()

  const after = await open()
  const page = await after.newPage()
  await beginAway(page, 'solo')
  await after.close()
  await rm(profile, { recursive: true, force: true })
})

journey(
  'a result that was earned away is sent once, and no page from the device shows whose',
  async ({ door, newDevice }) => {
    const device = await newDevice(PHONE, { baseURL: door.origin })
    const { name, page } = await signUpOn(device, 'Away')
    const site = new KeptSite(page)
    const challenges = new ChallengesPage(page)
    await site.visit('/play/challenges')
    await page.waitForLoadState('networkidle')
    await device.setOffline(true)

    await journey.step('won, and waiting; the page from the device knows no name', async () => {
      await challenges.openLevel(1)
      await LevelTable.begin(challenges, 1).win()
      await expect(challenges.sent).toHaveAttribute('data-sent', 'waiting')
      await page.goto('/')
      await expect(site.away).toBeVisible()
      await expect(page.locator('body')).not.toContainText(name)
    })

    await journey.step('after F5, with two tabs open, it is sent by one of them', async () => {
      await page.goto('/play/challenges')
      await page.reload()
      const other = await device.newPage()
      await other.goto('/play/challenges')
      const sendings = countAttemptsSent(page, other)
      await device.setOffline(false)
      await expect.poll(sendings, { timeout: 60_000 }).toBe(1)
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible({ timeout: 30_000 })
      await page.waitForTimeout(2_000)
      expect(sendings()).toBe(1)
    })

    await journey.step('signed out, nothing that is kept has the name', async () => {
      await page.goto('/')
      await page.getByRole('button', { name: new RegExp(name) }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
      // signing out leads to the address that the site has for itself, which is not the door's
      await page.goto('/')
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
      const left = await page.evaluate(() => localStorage.getItem('skelly.counting'))
      expect(JSON.parse(left ?? '')).toMatchObject({ account: null, seeds: [], games: [], givenUp: [] })
      await device.setOffline(true)
      await page.reload()
      await expect(site.away).toBeVisible()
      await expect(page.locator('body')).not.toContainText(name)
    })
  },
)

journey(
  'a newer version is offered between games and never breaks into one; turned off, it goes',
  async ({ door, newDevice }) => {
    const device = await newDevice(PHONE, { baseURL: door.origin })
    const page = await device.newPage()
    const site = new KeptSite(page)
    await site.visit('/')
    const playing = await device.newPage()
    const table = await beginAway(playing, 'solo')
    door.rewriting = asNextBuild

    await journey.step('offered on a page, not at a table', async () => {
      await site.askForNewer()
      await expect(site.offer).toBeVisible({ timeout: 60_000 })
      await photograph(page, 'offline-newer')
      await expect(new KeptSite(playing).offer).toBeHidden()
      await flickOnce(table)
    })

    await journey.step('taken by one page, the game in the other goes on and on', async () => {
      await playing.evaluate(() => {
        document.documentElement.dataset['same'] = 'page'
      })
      await Promise.all([
        page.waitForEvent('load'),
        site.offer.getByRole('button', { name: 'Reload' }).click(),
      ])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(site.offer).toBeHidden()
      await flickOnce(table)
      await expect(playing.locator('html')).toHaveAttribute('data-same', 'page')
    })

    await journey.step('a worker that takes its leave leaves nothing behind', async () => {
      const leaving = await readFile(RETIRING, 'utf8')
      door.rewriting = () => leaving
      await playing.close()
      await site.askForNewer()
      await expect.poll(() => site.kept()).toEqual({ workers: 0, caches: 0 })
    })
  },
)
