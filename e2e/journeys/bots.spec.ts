import { expect } from '@playwright/test'
import { MatchPage } from '../src/pages/match-page.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { RankedPage } from '../src/pages/ranked-page.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('two computer players play a whole ranked game over real sockets', async ({ bots, page }) => {
  journey.setTimeout(600_000)
  const run = bots('--ranked', '2', '--games', '1', '--pace', 'fast', '--hand', 'expert', '--name', 'stoop')
  expect(await run.ended, run.said()).toBe(0)
  const winner = /^(\S+) won.*rating 1200 → 1220/m.exec(run.said())?.[1]
  expect(run.said()).toMatch(/^\S+ lost.*rating 1200 → 1180/m)
  const profile = new ProfilePage(page)
  await profile.open(winner ?? '')
  await expect(profile.rating).toHaveText('1220')
})

journey('one person alone tries ranked against a computer player', async ({ bots, newPlayer }) => {
  const ana = await newPlayer('Ana', DESKTOP)
  const run = bots('--ranked', '1', '--fill', 'floor')
  const ranked = new RankedPage(ana.page)
  await ranked.open()
  await ranked.findGame('crayon')
  const screen = new MatchPage(ana.page)
  await screen.awaitStart()
  await screen.court.awaitTurn()
  const seat = await screen.seatOf(ana.name)
  const before = await screen.court.placeOf(seat)
  await screen.court.pull({ dx: 30, dy: 60 })
  await expect.poll(() => screen.court.placeOf(seat)).not.toEqual(before)
  await expect(screen.ruling).not.toBeEmpty()
  await screen.court.awaitTurn()
  await photograph(ana.page, 'against-a-computer-player')

  run.interrupt()
  expect(await run.ended, run.said()).toBe(0)
  await expect(screen.ending).toContainText('gave up')
  await expect(screen.rating).toHaveText('1220')
  await photograph(ana.page, 'desktop-won')
})
