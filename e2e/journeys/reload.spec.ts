import { expect } from '@playwright/test'
import { Table, UP_IN_START } from '../src/game/table.ts'
import { journey } from '../src/system/journey.ts'

journey('a reload in the middle of the own turn: game and clock go on', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'empty' },
    { player: ben, fill: 'candle' },
  ])
  const { mover, umpire } = table
  const name = table.player(umpire.mover).name
  await table.setDown(UP_IN_START)
  const before = await mover.secondsLeft(name)

  // a running game asks before its page goes
  const asked = mover.page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.type()
  })
  await mover.page.reload()
  expect(await asked).toBe('beforeunload')

  await table.agree()
  await mover.court.awaitTurn()
  const after = await mover.secondsLeft(name)
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThan(before - 60)
  await table.play(({ verdict }) => verdict === 'box')
  await table.play(({ verdict }) => verdict === 'pot')
})
