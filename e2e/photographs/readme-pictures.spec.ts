import { expect } from '@playwright/test'
import { playOnce, playTheRun } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { picture } from '../src/system/picture.ts'

/** How far the run should have come when the pictures of the game are taken. */
const IN_THE_MIDDLE = 7

journey('the pictures of the README', async ({ newDevice, newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'candle' },
  ])
  const winner = table.players.indexOf(ana)
  const { umpire } = table
  while (umpire.progressOf(winner) < IN_THE_MIDDLE) await playOnce(table, winner)

  const aimed = umpire.find(({ verdict }) => verdict === 'pot')
  await table.mover.court.awaitTurn()
  await table.mover.court.hold(aimed.pull)
  await picture(ana.page, 'aiming')
  await table.mover.court.letGo()
  umpire.played(aimed)
  await table.agree()

  await playTheRun(table, winner)
  await table.play(({ verdict }) => verdict === 'knockout')
  await expect(table.screen(winner).rating).toHaveText('1220')
  await picture(ana.page, 'won')

  const address = await table
    .screen(winner)
    .ending.getByRole('link', { name: 'Watch the replay' })
    .getAttribute('href')
  const desk = await (await newDevice(DESKTOP)).newPage()
  await desk.goto(`${address ?? ''}?shot=4`)
  const replay = new ReplayPage(desk)
  await expect(replay.proof).toHaveText('verified')
  await replay.play()
  await expect(replay.court.element).toHaveAttribute('data-moving', 'true')
  await picture(desk, 'replay')
  await desk.goto('/')
  await expect(desk.getByRole('region', { name: 'Practice court' })).toBeVisible()
  await picture(desk, 'front-page')
})
