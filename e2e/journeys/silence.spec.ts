import { expect } from '@playwright/test'
import { Table } from '../src/game/table.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey.use({ policy: { ...PATIENT, silence: 25_000, pingEvery: 500 } })

journey('somebody closes the browser: counted down, over, rated, abandoned', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'candle' },
    { player: ben, fill: 'empty' },
  ])
  const stays = table.players.indexOf(ana)
  const screen = table.screen(stays)
  await playOnce(table, 0)

  await ben.page.context().close()

  await expect(screen.silence).toContainText(ben.name)
  await expect(screen.presence(ben.name)).toHaveAttribute('data-presence', 'quiet')
  const early = Number(await screen.silence.getAttribute('data-silence'))
  expect(early).toBeLessThanOrEqual(25)
  await expect.poll(async () => Number(await screen.silence.getAttribute('data-silence'))).toBeLessThan(early)
  await photograph(ana.page, 'silence-countdown')

  await expect(screen.ending).toContainText('You won!', { timeout: 60_000 })
  await expect(screen.ending).toContainText(`${ben.name} was not heard from any more`)
  await expect(screen.ending).toContainText('Marked as abandoned')
  await expect(screen.rating).toHaveText('1220')
  await photograph(ana.page, 'silence-over')

  const profile = new ProfilePage(ana.page)
  await profile.open(ben.name)
  await expect(profile.rating).toHaveText('1180')
  await expect(profile.lastGame).toHaveAttribute('data-outcome', 'lost')
})

journey('somebody who is back in time has not left', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'floor' },
    { player: ben, fill: 'crayon' },
  ])
  const screen = table.screen(table.players.indexOf(ana))
  const address = ben.page.url()
  const device = ben.page.context()
  await ben.page.close()
  await expect(screen.silence).toContainText(ben.name)
  const again = await device.newPage()
  await again.goto('/')
  await again.getByRole('link', { name: 'Back to your game' }).click()
  await expect(again).toHaveURL(address)
  await expect(screen.silence).toBeHidden()
  await expect(screen.presence(ben.name)).toHaveAttribute('data-presence', /^(here|back)$/)

  await journey.step('a page elsewhere leads to the game as long as it is on', async () => {
    const elsewhere = await device.newPage()
    await elsewhere.goto('/rules')
    const way = elsewhere.getByRole('link', { name: 'Back to your game' })
    await expect(way).toBeVisible()
    await screen.leave()
    await expect(way).toBeHidden()
  })
})
