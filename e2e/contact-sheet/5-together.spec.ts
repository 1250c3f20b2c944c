import { expect } from '@playwright/test'
import { openRoom, startTogether } from '../src/game/gather.ts'
import { playOnce, playTheRun } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { journey } from '../src/system/journey.ts'
import { take } from '../src/sheet/take.ts'

const LOBBY_DIALOGS = [
  ['QR code', 'lobby-invite'],
  ['Change', 'lobby-options'],
] as const

journey('a room: alone, ready, in play', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const code = await openRoom(ana, { seats: 2, clock: 'No shot clock' })
  await take(ana.page, 'lobby-alone')
  for (const [button, state] of LOBBY_DIALOGS) {
    await ana.page.getByRole('button', { name: button, exact: true }).click()
    await ana.page.getByRole('dialog').waitFor()
    await take(ana.page, state)
    await ana.page.keyboard.press('Escape')
  }
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
  await ana.page.getByRole('button', { name: 'Tell the table in words' }).click()
  await take(ana.page, 'room-game-words')
  await ana.page.goBack()
  await ana.page.getByRole('alertdialog').waitFor()
  await take(ana.page, 'room-back')
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
