import { expect } from '@playwright/test'
import { DeviceTable } from '../src/game/device-table.ts'
import { expectedRunXp } from '../src/game/expected-xp.ts'
import { isMiss, playOnce } from '../src/game/play-the-run.ts'
import { countSendings } from '../src/game/sent-games.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('solo runs of an account: counted with XP and stars, the best one kept', async ({ newPlayer }) => {
  journey.setTimeout(600_000)
  const { name, page } = await newPlayer('Solo')
  const device = page.context()
  const screen = new DevicePage(page, 'solo')
  const table = new DeviceTable(screen)
  const profile = new ProfilePage(await device.newPage())
  let xp = 0

  /** Plays on to the end of the run, and reckons what it is worth. */
  const playToTheEnd = async (): Promise<number> => {
    while (await table.awaitTurn()) await playOnce(table, 0)
    await expect(screen.ending).toBeVisible()
    const stars = Number(await screen.ending.locator('[data-stars]').getAttribute('data-stars'))
    return expectedRunXp(await table.shots(), stars)
  }

  await journey.step('a run with three stars is counted as soon as it is over', async () => {
    await screen.open()
    await screen.awaitSeeds()
    await screen.start()
    const earned = await playToTheEnd()
    await expect(screen.ending.locator('[data-stars]')).toHaveAttribute('data-stars', '3')
    await expect(screen.counting).toHaveAttribute('data-counting', 'counted', { timeout: 60_000 })
    await expect(screen.counting).toHaveText(`+${String(earned)} XP`)
    await photograph(page, 'solo-counted')
    xp += earned
  })
  const best = (await table.shots()).length

  await journey.step('the profile has its XP, the run and a replay that verifies', async () => {
    await profile.open(name)
    await expect(profile.fact('XP')).toContainText(xp.toLocaleString('en'))
    await expect(profile.fact('Best solo run')).toContainText(`${String(best)} flicks`)
    await expect(profile.games).toHaveCount(1)
    await expect(profile.lastGame).toContainText('solo run')
    await profile.lastGame.getByRole('link', { name: 'Watch the game: solo run' }).click()
    await expect(new ReplayPage(profile.page).proof).toHaveText('verified', { timeout: 60_000 })
  })

  await journey.step('a worse run that ends without a connection waits for it', async () => {
    const other = await device.newPage()
    await new DevicePage(other, 'machine').open()
    await screen.press('Play again')
    await expect(screen.ending).toBeHidden()
    await page.waitForLoadState('networkidle')
    await device.setOffline(true)
    await table.awaitTurn()
    await table.play(isMiss)
    const earned = await playToTheEnd()
    await expect(screen.counting).toHaveAttribute('data-counting', 'waiting')
    const sendings = countSendings(page, other)
    await device.setOffline(false)
    await expect(screen.counting).toHaveText(`+${String(earned)} XP`, { timeout: 60_000 })
    expect(sendings()).toBe(1)
    await other.close()
    xp += earned
  })

  await journey.step('both runs are there, and the better one is the best', async () => {
    await profile.open(name)
    await expect(profile.games).toHaveCount(2)
    await expect(profile.fact('XP')).toContainText(xp.toLocaleString('en'))
    await expect(profile.fact('Best solo run')).toContainText(`${String(best)} flicks`)
    await photograph(profile.page, 'profile-solo')
  })
})
