import { expect } from '@playwright/test'
import { KeyTable } from '../src/game/key-table.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { tabTo } from '../src/pages/tab-to.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('a whole game by keyboard alone, from the front page to the replay', async ({ newDevice }) => {
  journey.setTimeout(240_000)
  const page = await (await newDevice(DESKTOP)).newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screen = new DevicePage(page, 'local')
  const table = new KeyTable(screen)
  const press = (key: string): Promise<void> => page.keyboard.press(key)

  await journey.step('past the header with one key, or through its menu to a way to play', async () => {
    await page.goto('/')
    await press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }))
    await press('Enter')
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pass and play' }))
    await press('Enter')
    await page.waitForURL('**/play/local')
  })

  await journey.step('set up without a clock, and begun', async () => {
    const clock = page.getByRole('switch', { name: /clock/i })
    await tabTo(page, clock)
    if (await clock.isChecked()) await press('Space')
    await tabTo(page, page.getByRole('button', { name: 'Start the game' }))
    await press('Enter')
    await expect(screen.court.element).toBeFocused()
  })

  await journey.step('a key tells what the keys do, and gives the court back', async () => {
    await press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await expect(help).toContainText('Turn the aim')
    await press('Escape')
    await expect(help).toBeHidden()
    await expect(screen.court.element).toBeFocused()
  })

  await journey.step('the cap is moved to another place in START, and aiming goes on', async () => {
    await table.awaitTurn()
    const { mover } = table.umpire
    const before = await screen.court.placeOf(mover)
    await press('m')
    await expect(screen.court.element).toHaveAttribute('data-mode', 'set-down')
    await press('ArrowUp')
    await press('m')
    await expect.poll(async () => (await screen.court.placeOf(mover)).y).toBeLessThan(before.y)
  })

  await journey.step('the run and the knockout', async () => {
    const winner = table.umpire.mover
    while (await table.awaitTurn()) {
      if (table.umpire.progressOf(winner) < 25 || table.umpire.mover !== winner) await playOnce(table, winner)
      else await table.play(({ verdict }) => verdict === 'knockout')
    }
    await expect(screen.ending).toContainText('won')
    await photograph(page, 'keyboard-won')
  })

  await journey.step('the replay, by its own keys', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Watch the replay' }))
    await press('Enter')
    const replay = new ReplayPage(page)
    await expect(replay.proof).toHaveText('verified', { timeout: 60_000 })
    await tabTo(page, replay.scrubber)
    await press('Home')
    await expect(replay.place).toContainText('Shot 1 of')
    await tabTo(page, page.getByRole('button', { name: 'Next shot' }))
    await press('Enter')
    await expect(replay.place).toContainText('Shot 2 of')
    await photograph(page, 'keyboard-replay')
  })
})
