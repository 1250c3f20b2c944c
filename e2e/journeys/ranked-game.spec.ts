import { expect } from '@playwright/test'
import { expectedXp } from '../src/game/expected-xp.ts'
import { playOnce, playTheRun } from '../src/game/play-the-run.ts'
import { Table, UP_IN_START } from '../src/game/table.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { RankingsPage } from '../src/pages/rankings-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('two people play a ranked game, from signing up to the verified replay', async ({ newPlayer }) => {
  journey.setTimeout(600_000)
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'tar' },
  ])
  const winner = table.players.indexOf(ana)

  await journey.step('set down in START, then pot all the way', async () => {
    while (table.umpire.mover !== winner) await playOnce(table, winner)
    await table.setDown(UP_IN_START)
    await photograph(ana.page, 'ranked-first-flick')
    await playOnce(table, winner)
    await table.setDown({ dx: 4, dy: 3 })
    await playTheRun(table, winner)
    await expect(table.screen(winner).standing(ana.name)).toHaveText('killer')
    await photograph(ana.page, 'ranked-killer')
    await table.play(({ verdict }) => verdict === 'knockout')
  })

  const { shots } = table.umpire
  const xp = [0, 1].map((seat) => expectedXp(shots, seat, seat === winner))
  await journey.step('both are told how it ended, with ratings and XP', async () => {
    for (const seat of [0, 1]) {
      const screen = table.screen(seat)
      await expect(screen.ending).toContainText(seat === winner ? 'You won!' : 'You lost')
      await expect(screen.rating).toHaveText(seat === winner ? '1220' : '1180')
      await expect(screen.xp).toHaveAttribute('data-xp', String(xp[seat]))
    }
    await photograph(ana.page, 'ranked-won')
    await photograph(ben.page, 'ranked-lost')
  })

  await journey.step('the replay plays and says verified', async () => {
    await table.screen(winner).ending.getByRole('link', { name: 'Watch the replay' }).click()
    const replay = new ReplayPage(ana.page)
    await expect(replay.proof).toHaveText('verified')
    await expect(replay.shots.filter({ hasText: ana.name })).not.toHaveCount(0)
    await replay.play()
    await expect(replay.court.element).toHaveAttribute('data-moving', 'true')
    await photograph(ana.page, 'replay')
  })

  await journey.step('both profiles and the ranking list know of it', async () => {
    const profile = new ProfilePage(ben.page)
    const rankings = new RankingsPage(ana.page)
    const told = [
      { name: ana.name, rating: '1220', outcome: 'won', seat: winner },
      { name: ben.name, rating: '1180', outcome: 'lost', seat: 1 - winner },
    ]
    for (const { name, outcome, rating, seat } of told) {
      await profile.open(name)
      await expect(profile.rating).toHaveText(rating)
      await expect(profile.lastGame).toHaveAttribute('data-outcome', outcome)
      await expect(profile.lastGame).toContainText(`${String(xp[seat])} XP`)
      await photograph(ben.page, `profile-${outcome}`)
      await rankings.open()
      await expect(rankings.row(name)).toContainText(rating)
    }
    await photograph(ana.page, 'rankings')
  })
})
