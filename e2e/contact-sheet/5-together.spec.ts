import { expect } from '@playwright/test'
import { openRoom, startTogether } from '../src/game/gather.ts'
import { playOnce, playTheRun } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { journey } from '../src/system/journey.ts'
import { take } from '../src/sheet/take.ts'

journey('a room: alone, ready, in play', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const code = await openRoom(ana, { seats: 2, clock: 'No shot clock' })
  await take(ana.page, 'lobby-alone')
  const other = new LobbyPage(ben.page)
  await other.open(code)
  await other.awaitSeat()
  await take(ana.page, 'lobby')
  await startTogether({ player: ana, fill: 'crayon' }, [{ player: ben, fill: 'tar' }])
  const table = await Table.around([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'tar' },
  ])
  await playOnce(table, table.umpire.mover)
  await take(ana.page, 'room-game')
})

journey('a ranked game: in play, asked whether to leave, won and lost', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'candle' },
  ])
  const winner = table.players.indexOf(ana)
  await playOnce(table, table.umpire.mover)
  await take(ana.page, 'ranked-game')
  await ana.page
    .getByRole('button', { name: /^Leave/ })
    .first()
    .click()
  await ana.page.getByRole('alertdialog').waitFor()
  await take(ana.page, 'ranked-leave')
  await ana.page.keyboard.press('Escape')
  await playTheRun(table, winner)
  await table.play(({ verdict }) => verdict === 'knockout')
  await expect(table.screen(winner).ending).toBeVisible()
  await take(ana.page, 'ranked-won')
  await take(ben.page, 'ranked-lost')
})
