import { expect } from '@playwright/test'
import { twoAtTable, startTogether } from '../src/game/gather.ts'
import { Table } from '../src/game/table.ts'
import { isMiss } from '../src/game/play-the-run.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { MatchPage } from '../src/pages/match-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'

/** How long a table waits for the wish for a rematch; without one it is gone then. */
const REMATCH_WITHIN = 30_000

journey.use({ policy: { ...PATIENT, rematchWithin: REMATCH_WITHIN } })

journey('the page of a game whose table is gone tells how it ended, and leads on', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const [maker, other] = [
    { player: ana, fill: 'candle' },
    { player: ben, fill: 'tar' },
  ] as const
  const table = await twoAtTable(maker, other, 'No shot clock')
  await table.play(isMiss)
  await table.screen(1).leave()
  const { page } = ana
  const first = page.url()
  await expect(table.screen(0).ending).toBeVisible()

  await journey.step('a reload after the time for a rematch', async () => {
    await page.waitForTimeout(REMATCH_WITHIN + 1_000)
    await page.reload()
    await expect(new MatchPage(page).ending).toBeVisible()
  })
  await journey.step('back to the room, and to the next game from the page of the first', async () => {
    for (const roomer of [maker, other]) {
      await roomer.player.page.goto(first)
      await roomer.player.page.getByRole('link', { name: 'Back to the room' }).click()
      await new LobbyPage(roomer.player.page).awaitSeat()
    }
    await startTogether(maker, [other])
    await Table.around([maker, other])
    const second = page.url()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto(first)
    await page.getByRole('link', { name: 'Back to your game' }).click()
    await expect(page).toHaveURL(second)
    await new MatchPage(page).awaitStart()
  })
})
