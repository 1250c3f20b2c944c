import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../src/access/visit.ts'
import { almostDone } from '../src/game/almost-done.ts'
import { fixedSetup } from '../src/game/fixed-setup.ts'
import { openRoom, startTogether } from '../src/game/gather.ts'
import { LevelTable } from '../src/game/level-table.ts'
import { OffscreenTable } from '../src/game/offscreen-table.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { MatchPage } from '../src/pages/match-page.ts'
import { FINGERS, journey, PHONE, signUpOn } from '../src/system/journey.ts'

const local = fixedSetup('local', [
  { name: 'Ana', fill: 'crayon' },
  { name: 'Ben', fill: 'tar' },
])

const askToLeave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('alertdialog').waitFor()
}

journey.setTimeout(240_000)

journey('handed over, and a run that is done', async ({ newDevice }) => {
  const two = new OffscreenTable(local, { handOver: true, takeBacks: true })
  await playOnce(two, two.umpire.mover)
  const desk = new DevicePage(await (await newDevice(PHONE, FINGERS)).newPage(), 'local')
  await desk.keep(two.save)
  await desk.open()
  await desk.page.getByRole('button', { name: /^I am / }).waitFor()
  const found = [...(await faultsOf(desk.page, 'pass and play, handed over'))]

  const run = await almostDone()
  await playOnce(run, 0)
  const phone = new DevicePage(await (await newDevice(PHONE, FINGERS)).newPage(), 'solo')
  await phone.keep(run.save)
  await phone.open()
  await phone.ending.waitFor()
  found.push(...(await faultsOf(phone.page, 'solo, done')))
  expect(found).toEqual([])
})

journey('a challenge, won and lost', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  await screen.openLevel(1)
  await LevelTable.begin(screen, 1).winByKeys()
  const found = [...(await faultsOf(screen.page, 'a challenge, won'))]
  await screen.press('Next level')
  await LevelTable.begin(screen, 2).missToTheEnd()
  found.push(...(await faultsOf(screen.page, 'a challenge, lost')))
  expect(found).toEqual([])
})

journey('a room, its game, and how it ends', async ({ newDevice }) => {
  const [ana, ben] = [
    await signUpOn(await newDevice(PHONE, FINGERS), 'Ana'),
    await signUpOn(await newDevice(PHONE, FINGERS), 'Ben'),
  ]
  const code = await openRoom(ana, { seats: 2, clock: 'No shot clock' })
  const found = [...(await faultsOf(ana.page, 'a room, alone'))]
  const other = new LobbyPage(ben.page)
  await other.open(code)
  await other.awaitSeat()
  found.push(...(await faultsOf(ben.page, 'a room, as a guest')))
  const roomers = [
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'tar' },
  ] as const
  await startTogether(roomers[0], [roomers[1]])
  const table = await Table.around(roomers)
  await playOnce(table, table.umpire.mover)
  found.push(...(await faultsOf(ana.page, 'a live game')))
  await ben.page.getByRole('button', { name: 'Tell the table in words' }).click()
  found.push(...(await faultsOf(ben.page, 'a live game, in words')))
  await askToLeave(ben.page)
  found.push(...(await faultsOf(ben.page, 'asked whether to leave')))
  await ben.page.getByRole('button', { name: 'Leave the game' }).click()
  await new MatchPage(ana.page).ending.waitFor()
  found.push(...(await faultsOf(ana.page, 'a live game, won')))
  expect(found).toEqual([])
})
