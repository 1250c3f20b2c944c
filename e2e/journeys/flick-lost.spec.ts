import { expect } from '@playwright/test'
import { playOnce } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { journey } from '../src/system/journey.ts'

/** The server kills itself at its third flick, before that flick is in the journal: it is not there, and asked again. */
journey.use({ fault: 'kill-before-commit:3' })

journey(
  'kill -9 before a flick is committed: the flick is played after all, once',
  async ({ newPlayer, system }) => {
    journey.setTimeout(600_000)
    const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
    const table = await Table.meet([
      { player: ana, fill: 'candle' },
      { player: ben, fill: 'tar' },
    ])
    const winner = table.players.indexOf(ana)
    for (let flicks = 0; flicks < 4; flicks += 1) await playOnce(table, winner)
    expect(system.restarts()).toBe(1)

    await table.screen(1 - winner).leave()
    await expect(table.screen(winner).ending).toContainText(`${ben.name} gave up`)
    await expect(table.screen(winner).rating).toHaveText('1220')
    await table.screen(winner).ending.getByRole('link', { name: 'Watch the replay' }).click()
    const replay = new ReplayPage(ana.page)
    await expect(replay.proof).toHaveText('verified')
  },
)
