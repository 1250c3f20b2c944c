import { expect } from '@playwright/test'
import { playSeasonAt } from '@skelly/season'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { RankingsPage } from '../src/pages/rankings-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { DESKTOP, journey, PATIENT } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** Some 220 games of every way, a minute and a half: enough for some to have their ten rated games and others not. */
const SEASON = { games: 130, players: 24 } as const

// a system of its own: everybody whom other journeys sign up would stand in its ladders
journey.use({ policy: { ...PATIENT, rematchWithin: 1_000 } })

journey('rankings and profiles of a season that computer players played', async ({ newDevice, system }) => {
  journey.setTimeout(600_000)
  const season = await playSeasonAt(system.database, { ...SEASON, now: Date.now() })
  const page = await (await newDevice()).newPage()
  const rankings = new RankingsPage(page)
  const profile = new ProfilePage(page)

  await journey.step('by rating: places first, provisional players below without one', async () => {
    await rankings.open()
    const places = await rankings.places()
    const placed = places.filter((place) => place !== '–').map(Number)
    expect(places).toHaveLength(SEASON.players)
    expect(placed).toEqual(placed.toSorted((one, other) => one - other))
    expect(places.slice(placed.length).every((place) => place === '–')).toBe(true)
    await photograph(page, 'rankings-season')
  })

  await journey.step('by XP and solo run, of all time and this week', async () => {
    for (const kind of ['XP', 'Solo run'] as const) {
      await rankings.choose(kind)
      expect((await rankings.places()).length).toBeGreaterThan(2)
      await rankings.chooseSpan('This week')
      await rankings.chooseSpan('All time')
    }
    await photograph(page, 'rankings-solo')
  })

  const name = season.names[0] ?? ''
  await journey.step('a name is found by how it begins', async () => {
    await rankings.open()
    await rankings.search(name.slice(0, 6).toUpperCase())
    await expect(rankings.row(name)).toBeVisible()
    await photograph(page, 'rankings-search')
    await rankings.search('zzz')
    await expect(page.getByText('Nobody in this list')).toBeVisible()
  })

  await journey.step(
    'every point of the graph is a game, or a decision on one, picked by keyboard, with its replay',
    async () => {
      await profile.open(name)
      await expect(profile.graph).toBeVisible()
      const picker = page.getByRole('slider', { name: 'Choose a rated game' })
      await picker.focus()
      await picker.press('Home')
      await expect(profile.graphGame).toHaveAttribute('data-graph-game', '1')
      // what moderators decided about the first game may be points before the second
      await expect(async () => {
        await picker.press('ArrowRight')
        await expect(profile.graphGame).toHaveAttribute('data-graph-game', '2', { timeout: 500 })
      }).toPass()
      await expect(profile.graphGame.getByRole('link', { name: /^Watch the game/ })).toBeVisible()
      await page.screenshot({ path: 'screenshots/profile-season.png', fullPage: true })
    },
  )

  await journey.step('a best shot leads into its replay at that shot', async () => {
    const shot = profile.shots.first()
    await shot.getByRole('link').click()
    await expect(page).toHaveURL(/\/replays\/[0-9a-f-]+\?shot=\d+/)
    await expect(new ReplayPage(page).proof).toHaveText('verified', { timeout: 60_000 })
  })

  await journey.step('all of it on a desktop', async () => {
    const desk = await (await newDevice(DESKTOP)).newPage()
    await new RankingsPage(desk).open()
    await photograph(desk, 'rankings-desktop')
    await new ProfilePage(desk).open(name)
    await desk.screenshot({ path: 'screenshots/profile-desktop.png', fullPage: true })
  })
})
