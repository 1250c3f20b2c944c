import { expect, type Page } from '@playwright/test'
import { ledgerFaultsAt } from '@skelly/season'
import { playOnce } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { CasePage } from '../src/pages/case-page.ts'
import { CasesPage } from '../src/pages/cases-page.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { DESKTOP, journey, PATIENT } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey.use({ policy: { ...PATIENT, silence: 8_000, pingEvery: 500 } })

const SOON = { timeout: 30_000 } as const
const MARKUP = '<b>bold</b><img src=x onerror=alert(1)> & "quoted"'

/** Nothing that somebody wrote became an element. */
const expectPlain = async (page: Page): Promise<void> => {
  await expect(page.locator('b, img[src="x"]')).toHaveCount(0)
}

journey(
  'somebody walks out, and the desk settles it',
  async ({ newDevice, newModerator, newPlayer, system }) => {
    journey.setTimeout(300_000)
    const mo = await newModerator('Mo')
    const cases = new CasesPage(mo.page)
    await cases.open()
    const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
    const table = await Table.meet([
      { player: ana, fill: 'candle' },
      { player: ben, fill: 'tar' },
    ])
    const { matchId } = table
    for (let shot = 0; shot < 3; shot += 1) await playOnce(table, table.umpire.mover)
    await ben.page.context().close()

    await journey.step(
      'the case comes to the queue by itself, with its reason and what is at stake',
      async () => {
        const row = cases.row(matchId)
        await expect(row).toBeVisible({ timeout: 40_000 })
        await expect(row).toContainText(ben.name)
        await expect(row.locator('[data-reason]')).toHaveAttribute('data-reason', 'silent')
        await expect(row).toContainText('−20')
        await photograph(mo.page, 'desk-queue')
      },
    )

    const file = new CasePage(mo.page)
    await journey.step('evidence and replay lead each other, by keys alone', async () => {
      await mo.page.keyboard.press('j')
      await mo.page.keyboard.press('Enter')
      await expect(mo.page).toHaveURL(`${system.admin}/cases/${matchId}`, SOON)
      await expect(file.proof).toHaveText('verified', SOON)
      await expect(file.event('shot')).toHaveCount(3)
      await expect(file.event('lost')).not.toHaveCount(0)
      await expect(file.event('ended', 'silent')).toHaveCount(1)
      await file.event('shot').first().click()
      await expect(mo.page.getByRole('slider', { name: 'Place in the game' })).toHaveAttribute(
        'aria-valuetext',
        /^Shot 1 of 3/,
      )
      await expect(file.event('shot').first()).toHaveAttribute('aria-current', 'true')
      await mo.page.keyboard.press('Space')
      await photograph(mo.page, 'desk-case')
    })

    await journey.step('voided: both ratings are back, and the profile says so', async () => {
      await file.decide('v', MARKUP)
      await file.expectVerdict('voided')
      for (const { name } of [ana, ben]) await expect(file.rating(name)).toHaveText('1200')
      await expect(file.decisions.first()).toContainText(MARKUP)
      await expectPlain(mo.page)
      const profile = new ProfilePage(await (await newDevice(DESKTOP)).newPage())
      await profile.open(ben.name)
      await expect(profile.rating).toHaveText('1200')
      await photograph(mo.page, 'desk-voided')
    })

    await journey.step('the audit has it', async () => {
      await mo.page.goto('/audit')
      const entry = mo.page.locator('[data-action="case.void"]')
      await expect(entry).toHaveCount(1, SOON)
      await expect(entry).toContainText(mo.name)
      await expectPlain(mo.page)
    })

    await journey.step(
      'taken back: the ratings are what the game made of them, and the case is open',
      async () => {
        await file.open(matchId)
        await file.decide('r', 'It was the other one.')
        await file.expectVerdict('open')
        await expect(file.rating(ana.name)).toHaveText('1220')
        await expect(file.rating(ben.name)).toHaveText('1180')
        await expect(file.decisions).toHaveCount(2)
      },
    )

    await journey.step('two decide at once: the second is told, and keeps what was typed', async () => {
      const flo = await newModerator('Flo')
      const other = new CasePage(flo.page)
      await other.open(matchId)
      await other.expectVerdict('open')
      await file.begin('u')
      await mo.page.keyboard.type('A walk-out like any other.')
      await other.decide('x', 'Their train was late.')
      await other.expectVerdict('excused')
      await mo.page.keyboard.press('Enter')
      await expect(file.refusal).toContainText(
        `${flo.name} has decided or noted something since: the case is excused now.`,
      )
      await expect(file.reason).toHaveValue('A walk-out like any other.')
      await photograph(mo.page, 'desk-changed')
      await mo.page.keyboard.press('Escape')
      await file.expectVerdict('excused')
      await expect(file.rating(ben.name)).toHaveText('1200')
      await expect(file.rating(ana.name)).toHaveText('1220')
      await file.begin('m')
      await expect(file.reason).toHaveValue('')
      await mo.page.keyboard.type('For us alone.')
      await mo.page.keyboard.press('Escape')
      await file.begin('r')
      await expect(file.reason).toHaveValue('')
      await mo.page.keyboard.press('Escape')
      await file.begin('m')
      await expect(file.reason).toHaveValue('For us alone.')
      await mo.page.keyboard.press('Enter')
      await expect(file.decisions).toHaveCount(4)
      await file.expectVerdict('excused')
    })

    await journey.step('after all of it every figure is what ledgers and decisions say', async () => {
      expect(await ledgerFaultsAt(system.database, Date.now())).toEqual([])
    })
  },
)
