import { expect } from '@playwright/test'
import { DeviceTable } from '../src/game/device-table.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('a solo run with three stars, and its ghost in the next one', async ({ newDevice }) => {
  journey.setTimeout(400_000)
  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'solo')
  const table = new DeviceTable(screen)
  await screen.open()
  await screen.start()

  let flicks = 0
  await journey.step('pot by pot to the last stop', async () => {
    while (await table.awaitTurn()) {
      await playOnce(table, 0)
      flicks += 1
      if (flicks === 5) await photograph(page, 'solo-game')
      if (await screen.ending.isHidden()) {
        await expect(page.locator('[data-flicks]')).toHaveAttribute('data-flicks', String(flicks))
      }
    }
    await expect(screen.ending.locator('[data-stars]')).toHaveAttribute('data-stars', '3')
    await expect(screen.ending).toContainText(`in ${String(flicks)} flicks`)
    await expect(screen.ending).toContainText('Your best run so far')
    await photograph(page, 'solo-done')
  })

  await journey.step('again at once, with the ghost of the best run', async () => {
    await screen.press('Play again')
    await expect(screen.ending).toBeHidden()
    await expect(page.locator('[data-cap="ghost"]')).toBeAttached()
    await table.awaitTurn()
    await playOnce(table, 0)
    await photograph(page, 'solo-ghost')
    await screen.press('Ghost of your best run')
    await expect(page.locator('[data-cap="ghost"]')).toHaveCount(0)
  })

  await journey.step('a reload goes on with the run, and the best is remembered', async () => {
    await page.reload()
    await expect(page.locator('[data-flicks]')).toHaveAttribute('data-flicks', '1')
    await screen.press('Pause')
    await screen.press('New game')
    await screen.press('Give it up')
    await expect(page.locator('[data-best]')).toHaveAttribute('data-best', String(flicks))
  })
})
