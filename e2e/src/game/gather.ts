import type { Fill } from '@skelly/engine'
import { LobbyPage } from '../pages/lobby-page.ts'
import { OnlinePage, type RoomWishes } from '../pages/online-page.ts'
import type { Person } from '../player.ts'
import { Table } from './table.ts'

/** Somebody in a room, and what is in their cap. */
export interface Roomer {
  readonly player: Person
  readonly fill: Fill
}

/** Opens a room and answers its code. */
export const openRoom = async ({ page }: Person, wishes: RoomWishes): Promise<string> => {
  await new OnlinePage(page).openRoom(wishes)
  const lobby = new LobbyPage(page)
  await lobby.awaitSeat()
  return lobby.code()
}

/** Everybody has taken a seat already: they pour their caps, say that they are ready, and the maker starts. */
export const startTogether = async (maker: Roomer, others: readonly Roomer[]): Promise<void> => {
  for (const { player, fill } of [maker, ...others]) await new LobbyPage(player.page).chooseFill(fill)
  for (const { player } of others) await new LobbyPage(player.page).beReady()
  await new LobbyPage(maker.player.page).start()
}

/** Two people in a room of theirs, at the court: the maker flicks first. */
export const twoAtTable = async (
  maker: Roomer,
  other: Roomer,
  clock: RoomWishes['clock'],
): Promise<Table> => {
  const code = await openRoom(maker.player, { seats: 2, clock })
  const lobby = new LobbyPage(other.player.page)
  await lobby.open(code)
  await lobby.awaitSeat()
  await startTogether(maker, [other])
  return Table.around([maker, other])
}
