import { expect, type Page } from '@playwright/test'
import { walkOut } from '../src/game/walk-out.ts'
import { CasePage } from '../src/pages/case-page.ts'
import { DeskPlayerPage } from '../src/pages/desk-player-page.ts'
import { NoticesPage } from '../src/pages/notices-page.ts'
import { RankedPage } from '../src/pages/ranked-page.ts'
import type { Player } from '../src/player.ts'
import { askAdmission } from '../src/raw/ask-admission.ts'
import { DESKTOP, journey, PATIENT, PHONE } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey.use({ policy: { ...PATIENT, silence: 8_000, pingEvery: 500, noneAfterServerStart: 1 } })

const SOON = { timeout: 30_000 } as const
const MARKUP = '<b>bold</b><img src=x onerror=alert(1)> & "quoted"'

const keptOutOn = (page: Page) => page.locator('[data-kept-out]')
const leftOn = (page: Page) => page.locator('[data-kept-out-left]')

const expectFree = async ({ page }: Player): Promise<void> => {
  await page.goto('/ranked')
  await expect(page.getByRole('button', { name: 'Find a game' })).toBeVisible()
  await expect(keptOutOn(page)).toHaveCount(0)
}

/** On a desktop and on a phone. */
const photographBoth = async ({ page }: Player, name: string): Promise<void> => {
  for (const [size, where] of [
    [DESKTOP, 'desktop'],
    [PHONE, 'phone'],
  ] as const) {
    await page.setViewportSize(size)
    await photograph(page, `${name}-${where}`)
  }
}

journey(
  'the third walk-out that is upheld brings two hours without ranked',
  async ({ newModerator, newPlayer }) => {
    journey.setTimeout(400_000)
    const mo = await newModerator('Mo')
    const file = new CasePage(mo.page)
    const decide = async (
      matchId: string,
      key: string,
      reason: string,
      verdict: 'open' | 'upheld' | 'voided',
    ) => {
      await file.open(matchId)
      // the page listens to keys by then
      await expect(file.proof).toHaveText('verified', { timeout: 60_000 })
      await file.decide(key, reason)
      await file.expectVerdict(verdict)
    }
    const ana = await newPlayer('Ana')
    let ben = await newPlayer('Ben')
    const cases: string[] = []
    for (let game = 1; game <= 3; game += 1) {
      const walked = await walkOut(ben, ana)
      ben = walked.leaver
      cases.push(walked.matchId)
    }
    const [first = '', second = '', third = ''] = cases
    const told = new NoticesPage(ben.page)

    await journey.step(
      'after the first they may play on, after the second they pause for 15 minutes',
      async () => {
        await decide(first, 'u', 'The page was closed.', 'upheld')
        await expectFree(ben)
        await decide(second, 'u', 'The same again.', 'upheld')
        await ben.page.goto('/ranked')
        await expect(leftOn(ben.page)).toHaveText(/^1[45]:\d\d$/)
      },
    )

    await journey.step(
      'after the third two hours: the page says why and until when, the queue refuses',
      async () => {
        await decide(third, 'u', MARKUP, 'upheld')
        await ben.page.goto('/ranked')
        await expect(keptOutOn(ben.page)).toHaveAttribute('data-kept-out', 'pause')
        await expect(keptOutOn(ben.page)).toContainText('upheld 3 walk-outs')
        await expect(leftOn(ben.page)).toHaveText(/^1:59:\d\d$/)
        await expect(ben.page.getByRole('button', { name: 'Find a game' })).toHaveCount(0)
        expect(await askAdmission(ben.page, 'ranked.enter', { fill: 'tar' })).toBe('kept-out')
        await photographBoth(ben, 'kept-out-pause')
      },
    )

    await journey.step('both are told, newest first, and put it away', async () => {
      await expect(told.tray).toContainText('You walked out of a ranked game: the loss stands')
      await expect(told.tray).toContainText(MARKUP)
      await expect(ben.page.locator('b, img[src="x"]')).toHaveCount(0)
      await told.expectWaiting(3)
      await told.putAway()
      await told.expectWaiting(2)
      await expect(told.tray).toContainText('The same again.')
      const other = new NoticesPage(ana.page)
      await ana.page.goto('/rules')
      await expect(other.tray).toContainText('The other player walked out: your win stands')
      await other.expectWaiting(3)
    })

    await journey.step('a player says something about it, and the desk answers from the case', async () => {
      await told.open()
      await expect(told.cards).toHaveCount(3)
      await told.appeal(told.cards.first(), `A tunnel. ${MARKUP}`)
      await expect(told.cards.first()).not.toContainText('Say something about it')
      await photographBoth(ben, 'notices')
      await file.open(third)
      await expect(mo.page.locator('[data-appeal]')).toContainText(`A tunnel. ${MARKUP}`)
      await mo.page.getByLabel(`Your answer to ${ben.name}`).fill('It was no tunnel.')
      await mo.page.getByRole('button', { name: 'Answer', exact: true }).click()
      await expect(mo.page.locator('[data-appeal]')).toContainText('It was no tunnel.')
      await ben.page.goto('/')
      await expect(told.tray).toContainText('Your message was answered')
      await expect(told.tray).toContainText('It was no tunnel.')
    })

    await journey.step(
      'a reversal lifts what it brought, and voiding gives both their rating back',
      async () => {
        await decide(third, 'r', 'I looked again.', 'open')
        await ben.page.goto('/ranked')
        await expect(leftOn(ben.page)).toHaveText(/^1[0-4]:\d\d$/)
        await decide(second, 'r', 'This one, too.', 'open')
        await expectFree(ben)
        await decide(third, 'v', 'The line was gone for both.', 'voided')
        for (const player of [ana, ben]) {
          await player.page.goto('/ranked')
          await expect(new NoticesPage(player.page).tray).toContainText('A ranked game of yours is void')
        }
        await expect(told.tray.locator('[data-receipt]')).toContainText('+')
        await expect(new NoticesPage(ana.page).tray.locator('[data-receipt]')).toContainText('-')
        await photographBoth(ben, 'notice-receipt')
      },
    )

    await journey.step('the ledger tells the story', async () => {
      const page = new DeskPlayerPage(mo.page)
      await page.find(ben.name)
      await expect(page.ledger).toHaveCount(4)
      await expect(page.ledger.first()).toHaveAttribute('data-entry', 'void')
      await photograph(mo.page, 'desk-player')
      await mo.page.setViewportSize(PHONE)
      await photograph(mo.page, 'desk-player-phone')
    })
  },
)

journey(
  'the desk suspends somebody who waits in the queue, and lifts it',
  async ({ newModerator, newPlayer }) => {
    journey.setTimeout(240_000)
    const mo = await newModerator('Mo')
    const cid = await newPlayer('Cid')
    const page = new DeskPlayerPage(mo.page)
    const ranked = new RankedPage(cid.page)
    await ranked.open()
    await ranked.findGame('crayon')
    await expect(cid.page.locator('[data-queue="searching"]')).toBeVisible()
    await page.find(cid.name)

    await journey.step('with password and code again, for a time and with a reason', async () => {
      await page.suspend('7', MARKUP)
      await page.show(mo)
      await expect(page.keptOut).toHaveAttribute('data-kept-out', 'suspension', SOON)
      await expect(page.suspensions.first()).toContainText(MARKUP)
      await photograph(mo.page, 'desk-suspended')
    })

    await journey.step('the queue lets them go within seconds, and the page says why', async () => {
      await expect(keptOutOn(cid.page)).toHaveAttribute('data-kept-out', 'suspension', { timeout: 15_000 })
      await expect(keptOutOn(cid.page)).toContainText(MARKUP)
      await expect(leftOn(cid.page)).toHaveText(/^6 days 23:59:\d\d$/)
      await expect(cid.page.locator('b, img[src="x"]')).toHaveCount(0)
      expect(await askAdmission(cid.page, 'ranked.enter', { fill: 'tar' })).toBe('kept-out')
      await cid.page.reload()
      await expect(new NoticesPage(cid.page).tray).toContainText('You can’t play ranked games for a time')
      await photographBoth(cid, 'kept-out-suspension')
    })

    await journey.step('lifted: they are told, and may play', async () => {
      await page.lift('It was somebody else.')
      await expect(page.suspensions.first()).toHaveAttribute('data-suspension', 'over', SOON)
      await expect(page.keptOut).toHaveCount(0)
      await expectFree(cid)
      await expect(new NoticesPage(cid.page).tray).toContainText('You can play ranked games again')
    })

    await journey.step('the audit has both', async () => {
      await mo.page.goto('/audit')
      await expect(mo.page.getByRole('main')).toContainText('suspension.impose', SOON)
      await expect(mo.page.getByRole('main')).toContainText('suspension.lift')
    })
  },
)
