import { expect } from '@playwright/test'
import { Player } from '../player.ts'
import { playOnce } from './play-the-run.ts'
import { Table } from './table.ts'

interface WalkOut {
  readonly matchId: string
  /** Back again, on a page of their own device. */
  readonly leaver: Player
}

/** A ranked game that somebody walks out of by closing the page; resolves when it is over. */
export const walkOut = async (leaver: Player, other: Player): Promise<WalkOut> => {
  const table = await Table.meet([
    { player: leaver, fill: 'tar' },
    { player: other, fill: 'candle' },
  ])
  const { matchId } = table
  await playOnce(table, table.umpire.mover)
  const device = leaver.page.context()
  await leaver.page.close()
  const stays = table.screen(table.players.indexOf(other))
  await expect(stays.ending).toContainText('You won!', { timeout: 60_000 })
  return { matchId, leaver: new Player(await device.newPage(), leaver.identity) }
}
