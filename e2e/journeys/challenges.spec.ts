import { expect, type BrowserContext } from '@playwright/test'
import { LevelTable } from '../src/game/level-table.ts'
import { countAttemptsSent } from '../src/game/sent-games.ts'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { RankingsPage } from '../src/pages/rankings-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { journey, signUpOn } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

const screenOn = async (device: BrowserContext): Promise<ChallengesPage> =>
  new ChallengesPage(await device.newPage())

journey(
  'levels by a guest: won, lost, begun anew, the next one opened, and all of it taken along',
  async ({ newDevice }) => {
    journey.setTimeout(400_000)
    const device = await newDevice()
    const screen = await screenOn(device)
    const { page } = screen

    await journey.step('one is open, and the others say what opens them', async () => {
      await screen.open()
      await expect(screen.level(1)).toHaveAttribute('data-open', 'true')
      await expect(screen.chapter(2)).toHaveAttribute('data-open', 'false')
      await expect(screen.chapter(2)).toContainText('Opens at 30 stars in chapter 1. You have 0.')
      await photograph(page, 'challenges-first')
      await screen.level(2).click()
      await expect(page.getByText('One star at level 1 opens it.')).toBeVisible()
      await photograph(page, 'challenges-locked')
      await page.getByRole('link', { name: 'Go on with level 1' }).click()
    })

    await journey.step('won with the last flick: one star, and the next level is open', async () => {
      const table = LevelTable.begin(screen, 1)
      await table.miss(2)
      await photograph(page, 'challenges-game')
      await table.win()
      await screen.expectStars(1)
      await expect(screen.sent).toHaveAttribute('data-sent', 'guest')
    })

    await journey.step('at once again: three stars, and the solution is for accounts', async () => {
      await screen.press('For more stars')
      await LevelTable.begin(screen, 1).win()
      await screen.expectStars(3)
      await expect(screen.ending).toContainText('Your best here.')
      await expect(screen.ending.getByRole('link', { name: 'Sign in to see a solution' })).toBeVisible()
      await photograph(page, 'challenges-won')
    })

    await journey.step('lost, and begun anew twice: then there is a hint', async () => {
      await screen.press('Next level')
      await LevelTable.begin(screen, 2).miss(3)
      await expect(screen.ending).toContainText('The flicks are used up.')
      await expect(screen.hint).toBeHidden()
      await photograph(page, 'challenges-lost')
      await screen.press('Try again')
      for (let failures = 1; failures < 3; failures += 1) {
        await LevelTable.begin(screen, 2).miss(1)
        await screen.press('Start over')
        await expect(screen.flicksLeft).toHaveAttribute('data-flicks-left', '3')
      }
      await screen.press('Hint')
      await expect(screen.hint).toBeVisible()
      await LevelTable.begin(screen, 2).win()
      await screen.expectStars(3)
    })

    await journey.step('the map has the stars, and a worse attempt takes none away', async () => {
      await screen.press('Play again')
      const table = LevelTable.begin(screen, 2)
      await table.miss(1)
      await table.win()
      await screen.expectStars(2)
      await expect(screen.ending).toContainText('Your best here: 1 flick.')
      await screen.ending.getByRole('button', { name: 'All levels' }).click()
      await expect(screen.total).toHaveAttribute('data-total', '6')
      await expect(screen.level(2)).toHaveAttribute('data-stars', '3')
      await expect(screen.level(3)).toHaveAttribute('data-open', 'true')
    })

    const player = await journey.step(
      'a new account takes the stars along, from this device to any',
      async () => {
        const signedUp = await signUpOn(device, 'Star')
        const mine = new ChallengesPage(signedUp.page)
        await mine.open()
        await expect(mine.total).toHaveAttribute('data-total', '6')
        const other = await screenOn(await newDevice())
        const signIn = new SignInPage(other.page)
        await signIn.open()
        await signIn.submit(signedUp.identity)
        await expect(other.page.getByRole('button', { name: `Account: ${signedUp.name}` })).toBeVisible()
        await expect(async () => {
          await other.open()
          await expect(other.total).toHaveAttribute('data-total', '6', { timeout: 3_000 })
        }).toPass()
        await photograph(other.page, 'challenges-map')
        return signedUp
      },
    )

    await journey.step('after three stars the solution is shown, and proved', async () => {
      const mine = new ChallengesPage(player.page)
      await mine.openLevel(1)
      await LevelTable.begin(mine, 1).win()
      await mine.press('See a solution')
      await expect(new ReplayPage(player.page).proof).toHaveText('verified', { timeout: 60_000 })
      await photograph(player.page, 'challenges-solution')
    })

    await journey.step('finished without a connection: counted once, though two tabs come back', async () => {
      const mine = new ChallengesPage(player.page)
      const other = await screenOn(device)
      await other.open()
      await mine.openLevel(3)
      await mine.court.awaitTurn()
      await mine.page.waitForLoadState('networkidle')
      await device.setOffline(true)
      await LevelTable.begin(mine, 3).win()
      await expect(mine.sent).toHaveAttribute('data-sent', 'waiting')
      await expect(other.total).toHaveAttribute('data-total', '9')
      const sendings = countAttemptsSent(mine.page, other.page, page)
      await device.setOffline(false)
      await expect(mine.sent).toHaveAttribute('data-sent', 'counted')
      await other.page.waitForLoadState('networkidle')
      expect(sendings()).toBe(1)
    })

    await journey.step('the stars stand on the profile and in the ladder', async () => {
      const profile = new ProfilePage(player.page)
      await profile.open(player.name)
      await expect(profile.fact('Stars')).toContainText('9')
      const rankings = new RankingsPage(player.page)
      await rankings.openStars()
      await expect(rankings.row(player.name)).toContainText('9')
      await photograph(player.page, 'rankings-stars')
    })
  },
)

journey('thirty stars open the next chapter', async ({ newDevice }) => {
  const device = await newDevice()
  const screen = await screenOn(device)
  const attempts = Array.from({ length: 10 }, (_, place) => ({
    number: place + 1,
    stars: 3,
    flicks: 1,
    replay: 'played elsewhere',
    account: null,
    answer: null,
  }))
  const ledger = { version: 1, account: null, seeds: [], dealt: [], givenUp: [], games: [], attempts }
  await screen.page.addInitScript((kept) => {
    localStorage.setItem('skelly.counting', kept)
  }, JSON.stringify(ledger))
  await screen.open()
  await expect(screen.total).toHaveAttribute('data-total', '30')
  await expect(screen.chapter(2)).toHaveAttribute('data-open', 'true')
  await screen.chapter(2).getByRole('button', { name: 'Show the levels' }).click()
  await screen.level(21).click()
  await screen.court.awaitTurn()
})
