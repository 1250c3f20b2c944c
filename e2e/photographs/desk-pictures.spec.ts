import { expect } from '@playwright/test'
import { playSeasonAt } from '@skelly/season'
import { playOnce } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { CasePage } from '../src/pages/case-page.ts'
import { CasesPage } from '../src/pages/cases-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'
import { picture } from '../src/system/picture.ts'

journey.use({ policy: { ...PATIENT, silence: 8_000, pingEvery: 500 } })

const SHOTS = 6

journey('the pictures of the desk', async ({ newModerator, newPlayer, system }) => {
  await playSeasonAt(system.database, { games: 120, players: 16, now: Date.now(), say: () => undefined })
  const [mo, ana, ben] = [await newModerator('Mo'), await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'candle' },
    { player: ben, fill: 'tar' },
  ])
  for (let shot = 0; shot < SHOTS; shot += 1) await playOnce(table, table.umpire.mover)
  await ben.page.context().close()

  const cases = new CasesPage(mo.page)
  await cases.open()
  await expect(cases.row(table.matchId)).toBeVisible({ timeout: 40_000 })
  await mo.page.goto('/cases?verdict=all')
  await expect(cases.rows).not.toHaveCount(0)
  await picture(mo.page, 'desk-queue')

  const file = new CasePage(mo.page)
  await file.open(table.matchId)
  await expect(file.proof).toHaveText('verified', { timeout: 30_000 })
  await expect(mo.page.locator('[data-estimate]')).toBeVisible({ timeout: 120_000 })
  await file
    .event('shot')
    .nth(SHOTS - 1)
    .click()
  await picture(mo.page, 'desk-case')
})
