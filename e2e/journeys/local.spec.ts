import { expect } from '@playwright/test'
import { drawGrip, PHYSICS_VERSION, seedOf, skelly } from '@skelly/engine'
import { DeviceTable } from '../src/game/device-table.ts'
import { OffscreenTable } from '../src/game/offscreen-table.ts'
import { isMiss, playTheRun } from '../src/game/play-the-run.ts'
import { UP_IN_START } from '../src/game/table.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

const NAMES = ['Ana', 'Ben', 'Cleo'] as const

journey('three people pass one phone round, over a reload', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'local')
  const table = new DeviceTable(screen)

  await journey.step('names, a hand-over card, and the game is on', async () => {
    await screen.open()
    await screen.press('One more')
    for (const [index, name] of NAMES.entries()) {
      await page.getByLabel(`Player ${String(index + 1)}`, { exact: true }).fill(name)
    }
    await page.getByRole('switch', { name: 'Hand-over card' }).click()
    await photograph(page, 'local-lobby')
    await screen.start()
    await photograph(page, 'local-hand-over')
    await screen.press(/^I am/)
  })

  await journey.step('a box, and the next one is missed', async () => {
    await table.awaitTurn()
    await screen.court.dragCap(table.umpire.mover, UP_IN_START)
    await table.awaitTurn()
    await table.play(({ verdict }) => verdict === 'box')
    await table.playLast(isMiss)
    await screen.press(/^I am/)
    await table.awaitTurn()
    expect(table.umpire.mover).toBe(1)
  })

  await journey.step('a reload goes on where the game was', async () => {
    const before = await screen.saved()
    await page.reload()
    await screen.press(/^I am/)
    await table.awaitTurn()
    expect((await screen.saved()).game.match).toEqual(before.game.match)
    const name = (await screen.saved()).game.match.setup.seats[1]?.name ?? ''
    expect(Number(await screen.player(name).getByRole('timer').textContent())).toBeGreaterThan(10)
  })

  await journey.step('a flick is taken back when both others agree', async () => {
    await table.playLast(isMiss)
    await screen.press(/^I am/)
    await table.awaitTurn()
    expect(table.umpire.mover).toBe(2)
    await screen.press('Take back the last flick')
    const yes = page.getByRole('button', { name: /agrees$/ })
    await expect(yes).toHaveCount(2)
    await yes.first().click()
    expect((await screen.saved()).game.match.state.turn).toMatchObject({ mover: 2 })
    await photograph(page, 'local-take-back')
    await yes.last().click()
    await table.awaitTurn()
    expect(table.umpire.mover).toBe(1)
  })

  await journey.step('a second tab takes the game over, and says so in the first', async () => {
    const other = await page.context().newPage()
    await other.goto('/play/local')
    await expect(page.getByRole('button', { name: 'Play here' })).toBeVisible()
    await other.close()
    await screen.press('Play here')
    await screen.press(/^I am/)
    await table.awaitTurn()
  })

  await journey.step('a pause stops the clock', async () => {
    await screen.press('Pause')
    const { reading } = await screen.saved()
    await photograph(page, 'local-paused')
    await page.waitForTimeout(2_000)
    await screen.press('Go on')
    expect((await screen.saved()).reading - reading).toBeLessThan(1_000)
  })
})

journey('a late game of three goes on from the device and ends', async ({ newDevice }) => {
  const seed = seedOf('7'.repeat(32))
  if (seed === null) throw new Error('no seed')
  const late = new OffscreenTable(
    {
      ruleset: 'skelly',
      way: 'local',
      court: 'street',
      versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
      seed,
      grip: drawGrip(seed),
      shotClock: 20,
      seats: NAMES.map((name) => ({ name, fill: 'crayon' as const })),
    },
    { handOver: false, takeBacks: true },
  )
  await playTheRun(late, 0)

  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'local')
  const table = new DeviceTable(screen)
  await screen.keep(late.save)
  await screen.open()
  await screen.press('Go on')
  await expect(screen.standing('Ana')).toHaveText('killer')
  await table.play(({ verdict, knockedOut }) => verdict === 'knockout' && knockedOut.length === 1)
  await photograph(page, 'local-killer')
  await table.play(({ verdict }) => verdict === 'knockout')
  await expect(screen.ending).toContainText('Ana won')
  await photograph(page, 'local-won')
  await screen.press('Watch the replay')
  await expect(new ReplayPage(page).proof).toHaveText('verified', { timeout: 60_000 })
})

journey('a save that can not be read is put aside with a word', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'local')
  await screen.keep('{"skellySave":1,"replay":"torn')
  await screen.open()
  await expect(page.getByText('was put aside')).toBeVisible()
  await screen.start()
  await new DeviceTable(screen).awaitTurn()
})
