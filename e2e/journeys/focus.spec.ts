import { expect } from '@playwright/test'
import { almostDone } from '../src/game/almost-done.ts'
import { DeviceTable } from '../src/game/device-table.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { tabTo } from '../src/pages/tab-to.ts'
import { ToldTable } from '../src/pages/told-table.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'

journey('the focus is at the table when a game begins, whoever has the first turn', async ({ newDevice }) => {
  const page = await (await newDevice(DESKTOP)).newPage()
  const screen = new DevicePage(page, 'machine')
  await screen.open()
  await tabTo(page, page.getByRole('button', { name: /^Start the/ }))
  await page.keyboard.press('Enter')
  await expect(screen.court.element).toBeFocused()
})

journey('told in words it is at the words, and on the card when the run is done', async ({ newDevice }) => {
  const page = await (await newDevice(DESKTOP)).newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screen = new DevicePage(page, 'solo')
  await screen.open()
  await screen.start()
  await screen.press('Tell the table in words')
  await screen.press('Pause')
  await screen.press('New game')
  await screen.press('Give it up')

  await journey.step('from the start, by a click too', async () => {
    await screen.start()
    const told = new ToldTable(page)
    await expect(told.panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(told.news).toContainText('Your turn')
  })

  await journey.step('at the end', async () => {
    await page.evaluate(
      (save) => {
        localStorage.setItem('skelly.game.solo', save)
      },
      (await almostDone()).save,
    )
    await page.goto('about:blank')
    await screen.open()
    const table = new DeviceTable(screen)
    await table.awaitTurn()
    await playOnce(table, 0)
    await expect(screen.ending).toBeFocused()
    const { length: flicks } = await table.shots()
    await expect(page.locator('[data-end-told]')).toHaveText(
      new RegExp(`^Run done! All twenty-five stops in ${String(flicks)} flicks\\. 3 stars$`),
    )
  })
})
