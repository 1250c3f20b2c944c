import { expect } from '@playwright/test'
import { DeviceTable } from '../src/game/device-table.ts'
import { expectedXp } from '../src/game/expected-xp.ts'
import { playAgainst } from '../src/game/play-against.ts'
import { countSendings } from '../src/game/sent-games.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('games of an account against the machine are counted, once', async ({ newPlayer }) => {
  journey.setTimeout(900_000)
  const { name, page } = await newPlayer('Mac')
  const device = page.context()
  const screen = new DevicePage(page, 'machine')
  const table = new DeviceTable(screen)
  const profile = new ProfilePage(await device.newPage())
  const wins: boolean[] = []
  let xp = 0

  /** Plays on to the end of the game, and reckons what it is worth. */
  const playToTheEnd = async (): Promise<number> => {
    while (await table.awaitTurn()) await playAgainst(table)
    await expect(screen.ending).toBeVisible()
    const me = await screen.personsSeat()
    const hasWon = (await screen.ending.getByText('You won!').count()) > 0
    wins.push(hasWon)
    return expectedXp(await table.shots(), me, hasWon)
  }

  await journey.step('a whole game is counted as soon as it is over', async () => {
    await screen.open()
    await screen.awaitSeeds()
    await screen.start()
    await screen.press(/^Speed of the others/)
    await screen.press(/^Speed of the others/)
    const earned = await playToTheEnd()
    await expect(screen.counting).toHaveText(`+${String(earned)} XP`, { timeout: 60_000 })
    await photograph(page, 'machine-counted')
    xp += earned
  })

  await journey.step('the profile has its XP, the game and a replay that verifies', async () => {
    await profile.open(name)
    await expect(profile.fact('XP')).toContainText(xp.toLocaleString('en'))
    await expect(profile.games).toHaveCount(1)
    await expect(profile.lastGame).toHaveAttribute('data-outcome', wins[0] === true ? 'won' : 'lost')
    await expect(profile.lastGame).toContainText('against the machine')
    await profile.lastGame.getByRole('link', { name: /^Watch the game/ }).click()
    await expect(new ReplayPage(profile.page).proof).toHaveText('verified', { timeout: 60_000 })
  })

  await journey.step('in the next game who was first goes last; it ends without a connection', async () => {
    const before = (await screen.saved()).game.match.setup.seats
    await screen.press('Play again')
    await expect(screen.ending).toBeHidden()
    const { seats } = (await screen.saved()).game.match.setup
    expect(seats).toEqual([...before.slice(1), ...before.slice(0, 1)])
    const other = await device.newPage()
    await new DevicePage(other, 'solo').open()
    await page.bringToFront()
    await page.waitForLoadState('networkidle')
    await device.setOffline(true)
    const earned = await playToTheEnd()
    await expect(screen.counting).toHaveAttribute('data-counting', 'waiting')
    const sendings = countSendings(page, other)
    await device.setOffline(false)
    await expect(screen.counting).toHaveText(`+${String(earned)} XP`, { timeout: 60_000 })
    expect(sendings()).toBe(1)
    await other.close()
    xp += earned
    await profile.open(name)
    await expect(profile.games).toHaveCount(2)
    await expect(profile.fact('XP')).toContainText(xp.toLocaleString('en'))
    await photograph(profile.page, 'profile-machine')
  })

  await journey.step('one that is given up is not counted, and its seed is for no other', async () => {
    await screen.press('Play again')
    await expect(screen.ending).toBeHidden()
    const { seed } = (await screen.saved()).game.match.setup
    await screen.press('Pause')
    await screen.press('New game')
    const told = page.waitForRequest((request) => request.postData()?.includes(seed) ?? false)
    await screen.press('Give it up')
    expect((await told).url()).toContain('deviceGames.issueSeeds')
    await screen.awaitSeeds()
    expect(await screen.seeds()).not.toContain(seed)
    await profile.open(name)
    await expect(profile.games).toHaveCount(2)
  })
})
