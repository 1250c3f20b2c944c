import { expect } from '@playwright/test'
import type { SkellyState } from '@skelly/engine'
import { isCentreIn, streetCourt } from '@skelly/engine'
import { expectedXp } from '../src/game/expected-xp.ts'
import { Table } from '../src/game/table.ts'
import { journey } from '../src/system/journey.ts'

journey('two people play a ranked game, from signing up to the verified replay', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'tar' },
  ])
  const winner = table.players.indexOf(ana)

  await runAllTheWay(table, winner)
  await table.play(({ verdict }) => verdict === 'knockout')

  const { shots } = table.umpire
  for (const seat of [0, 1]) {
    const hasWon = seat === winner
    const { ending, rating, xp } = table.screen(seat)
    await expect(ending).toContainText(hasWon ? 'You won!' : 'You lost')
    await expect(rating).toHaveText(hasWon ? '1220' : '1180')
    await expect(xp).toHaveAttribute('data-xp', String(expectedXp(shots, table.umpire.seat(seat), hasWon)))
  }
})

/** The winner pots all the way; the other only steps aside. */
const runAllTheWay = async (table: Table, winner: number): Promise<void> => {
  const { umpire } = table
  while (umpire.progressOf(umpire.seat(winner)) < 25) {
    if (umpire.mover !== winner) await table.play(({ verdict }) => verdict === 'miss', { x: 720, y: 1200 })
    else if (mustLeave(umpire.state, winner))
      await table.play(({ verdict }) => verdict === 'miss', { x: 540, y: 800 })
    else await table.play(({ verdict }) => verdict === 'pot' || verdict === 'box')
  }
}

/** R5.10: the target is the box that was won last, and the cap is still in it. */
const mustLeave = ({ caps }: SkellyState, seat: number): boolean => {
  const cap = caps[seat]
  const box = streetCourt.boxes.find(({ number }) => number === cap?.lastWon)
  return cap?.progress === 13 && cap.lastWon === 12 && box !== undefined && isCentreIn(box.area, cap.at)
}
