import { expect } from '@playwright/test'
import { playOnce, playTheRun } from '../src/game/play-the-run.ts'
import { Table, UP_IN_START } from '../src/game/table.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/**
 * The server also kills itself at every sixth flick that it takes, between committing it to the journal and saying
 * so: after each restart the count begins again, so that a whole game meets this several times.
 */
journey.use({ fault: 'kill-after-commit:6' })

journey('kill -9 again and again: the same game goes on to its end', async ({ newPlayer, system }) => {
  journey.setTimeout(900_000)
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'candle' },
    { player: ben, fill: 'tar' },
  ])
  const winner = table.players.indexOf(ana)
  while (table.umpire.mover !== winner) await playOnce(table, winner)

  await journey.step('killed while a cap is being set down', async () => {
    await table.setDown(UP_IN_START)
    await system.killGameServer()
    await table.backOnLine()
    await table.agree()
  })

  await journey.step('killed while caps roll', async () => {
    // hard, so that it rolls for seconds
    const found = table.umpire.find(
      ({ verdict }, _after, { strength }) => verdict === 'miss' && strength > 900,
    )
    const seen = table.screens.map((screen) => screen.court.awaitRoll())
    await table.mover.court.awaitTurn()
    await table.mover.court.pull(found.pull)
    await Promise.all(seen)
    await system.killGameServer()
    await table.backOnLine()
    table.umpire.played(found)
    await table.agree()
    await photograph(ana.page, 'after-the-kill')
  })

  await journey.step('to the winner, through the kills between commit and answer', async () => {
    await playTheRun(table, winner)
    // killed once more at this flick or not: both are told how it ended
    await table.playLast(({ verdict }) => verdict === 'knockout')
    for (const seat of [0, 1]) {
      await expect(table.screen(seat).rating).toHaveText(seat === winner ? '1220' : '1180', {
        timeout: 60_000,
      })
    }
    expect(system.restarts()).toBeGreaterThanOrEqual(4)
  })

  await journey.step('with the same hashes from the first shot to the last', async () => {
    await table.screen(winner).ending.getByRole('link', { name: 'Watch the replay' }).click()
    const replay = new ReplayPage(ana.page)
    await expect(replay.proof).toHaveText('verified')
  })
})
