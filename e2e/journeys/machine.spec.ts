import { expect } from '@playwright/test'
import { DeviceTable } from '../src/game/device-table.ts'
import { isMiss, playOnce } from '../src/game/play-the-run.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** How far the run has come when the others are let play once more. */
const LETS_THEM_PLAY = [4, 9]

journey('a whole game against three computer players, without a connection', async ({ newDevice }) => {
  journey.setTimeout(600_000)
  const device = await newDevice()
  const page = await device.newPage()
  const screen = new DevicePage(page, 'machine')
  const table = new DeviceTable(screen)

  await journey.step('three opponents are chosen, the game is on', async () => {
    await screen.open()
    await screen.press('One more')
    await screen.press('One more')
    await photograph(page, 'machine-lobby')
    // the page is all that is needed of the server
    await page.waitForLoadState('networkidle')
    await device.setOffline(true)
    await screen.start()
    await expect(page.locator('[data-player]')).toHaveCount(4)
  })

  await journey.step('they are seen to think, their shots may be shown faster', async () => {
    await screen.press(/^Speed of the others/)
    await screen.press(/^Speed of the others/)
    await expect(page.locator('[data-pace="rush"]')).toBeVisible()
    await table.awaitTurn()
  })
  const me = table.umpire.mover

  await journey.step('the run, with a miss here and there, until the last one is out', async () => {
    const waits = [...LETS_THEM_PLAY]
    while (await table.awaitTurn()) {
      const progress = table.umpire.progressOf(me)
      if (progress >= (waits[0] ?? Infinity)) {
        waits.shift()
        await table.play(isMiss)
        await photograph(page, 'machine-game')
      } else if (progress < 25) await playOnce(table, me)
      else await table.play(({ verdict }) => verdict === 'knockout')
    }
    await expect(screen.ending).toContainText('You won!')
    await expect(screen.ending.getByRole('listitem')).toHaveCount(4)
    await photograph(page, 'machine-won')
  })

  await journey.step('the replay proves itself', async () => {
    await screen.press('Watch the replay')
    await expect(new ReplayPage(page).proof).toHaveText('verified', { timeout: 60_000 })
    await screen.press('Back')
    await screen.press('Play again')
    await expect(screen.ending).toBeHidden()
  })
})
