import { expect } from '@playwright/test'
import { loseJournal } from '../src/game/lose-journal.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { CasePage } from '../src/pages/case-page.ts'
import type { Player } from '../src/player.ts'
import { journey, PATIENT, PHONE } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

// two clocks in a row of whoever is gone take longer than their silence
const SHORT = { rankedShotClock: 15, silence: 10_000, pingEvery: 500 } as const
journey.use({ policy: { ...PATIENT, ...SHORT } })

const SOON = { timeout: 60_000 } as const

const meet = (ana: Player, ben: Player): Promise<Table> =>
  Table.meet([
    { player: ana, fill: 'candle' },
    { player: ben, fill: 'tar' },
  ])

journey(
  'whoever goes away makes a case that says how; the button makes none',
  async ({ newModerator, newPlayer, system }) => {
    journey.setTimeout(600_000)
    const mo = await newModerator('Mo')
    const file = new CasePage(mo.page)
    const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
    /** The case is there within seconds of the game's end. */
    const expectCase = async (matchId: string, reason: string): Promise<void> => {
      await expect(async () => {
        await mo.page.goto(`/cases/${matchId}`)
        await expect(file.event('ended', reason)).toHaveCount(1, { timeout: 2_000 })
      }).toPass(SOON)
      await file.expectVerdict('open')
    }

    await journey.step('the button: an ordinary loss', async () => {
      const table = await meet(ana, ben)
      await table.screen(0).leave()
      await expect(table.screen(1).ending).toContainText('You won!', SOON)
      const answer = await mo.page.goto(`/cases/${table.matchId}`)
      expect(answer?.status()).toBe(404)
    })

    await journey.step('three clocks, looking on without a move', async () => {
      const table = await meet(ana, ben)
      await expect(table.screen(1).ending).toContainText('You won!', { timeout: 180_000 })
      await expectCase(table.matchId, 'three-clocks')
      await expect(file.event('joined')).toHaveCount(2)
      await expect(file.event('clock-out', 'none')).toHaveCount(5)
      await expect(file.event('left', 'three-clocks')).toHaveCount(1)
    })

    await journey.step('the server loses the game for good', async () => {
      const table = await meet(ana, ben)
      await playOnce(table, table.umpire.mover)
      await loseJournal(system.database, table.matchId)
      await system.killGameServer()
      await expectCase(table.matchId, 'server-lost')
      await expect(file.event('shot')).toHaveCount(1)
    })

    await journey.step('the browser is closed', async () => {
      const table = await meet(ana, ben)
      await playOnce(table, table.umpire.mover)
      await ben.page.context().close()
      await expect(table.screen(table.players.indexOf(ana)).ending).toContainText('You won!', SOON)
      await expectCase(table.matchId, 'silent')
      await expect(file.event('shot')).toHaveCount(1)
      await expect(file.event('lost', 'closed')).toHaveCount(1)
      await expect(file.event('left', 'silent')).toHaveCount(1)
      await expect(async () => {
        await mo.page.reload()
        await expect(mo.page.locator('[data-estimate]')).toContainText('100 games', { timeout: 5_000 })
      }).toPass(SOON)
      await photograph(mo.page, 'walk-out-silent')
    })

    await journey.step('both are gone, one after the other', async () => {
      const cy = await newPlayer('Cy')
      const table = await meet(ana, cy)
      const { matchId } = table
      await cy.page.context().close()
      await expect(table.screen(table.players.indexOf(ana)).silence).toContainText(cy.name)
      // within a second of one another they would have left together, which is nobody's fault
      await ana.page.waitForTimeout(2_000)
      await ana.page.context().close()
      await expectCase(matchId, 'both-gone')
      await expect(file.event('lost', 'closed')).toHaveCount(2)
      await expect(mo.page.getByRole('heading', { level: 1 })).toContainText(`${cy.name} walked out`)
    })

    await journey.step('the desk counts them', async () => {
      await mo.page.goto('/')
      await expect(mo.page.locator('[data-figure="open"]')).toHaveText('4', SOON)
      await expect(mo.page.locator('[data-figure="walk-outs"]')).toHaveText('3 of 5 ranked games')
      await photograph(mo.page, 'desk-overview')
      await mo.page.setViewportSize(PHONE)
      await photograph(mo.page, 'desk-overview-phone')
    })
  },
)
