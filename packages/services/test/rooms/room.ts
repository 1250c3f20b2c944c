import { newId, type Database } from '@skelly/db'
import { USUAL_ROOM, type RoomOptions } from '@skelly/protocol'
import {
  beginGuest,
  claimRoom,
  openRoom,
  openRoomMatch,
  type ClaimedRoom,
  type RoomPlayer,
} from '../../src/index.ts'
import { claim, NOON, play, write, type Step } from '../table.ts'

/** So many open rooms a person that it is no limit here. */
export const MANY = { openAPerson: 1_000 }

let codes = 0

/** A code that no other room of the test's database has. */
export const freshCode = (): string => {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const number = (codes += 1)
  return `R${letters[Math.floor(number / 24)] ?? 'X'}${letters[number % 24] ?? 'X'}2`
}

export const addGuests = async (database: Database, count: number): Promise<readonly string[]> => {
  const guests = Array.from({ length: count }, () => beginGuest(database, { now: NOON }))
  return (await Promise.all(guests)).map(({ playerId }) => playerId)
}

export const claimOf = async (database: Database, roomId: string): Promise<ClaimedRoom> => {
  const claimed = await claimRoom(database, { roomId, serverId: newId(), now: NOON })
  if (!claimed.ok) throw new Error(claimed.refusal)
  return claimed.value
}

/** An open room that a process has claimed. */
export const addRoom = async (database: Database, makerId: string): Promise<ClaimedRoom> => {
  const opening = { roomId: newId(), code: freshCode(), makerId, options: USUAL_ROOM, now: NOON }
  const opened = await openRoom(database, { ...opening, lobby: { version: 1 } }, MANY)
  if (!opened.ok) throw new Error(opened.refusal)
  return claimOf(database, opening.roomId)
}

/** The choices of players, each with another fill and colour. */
export const chosenBy = (playerIds: readonly string[]): readonly RoomPlayer[] =>
  playerIds.map((playerId, place) => {
    const fill = (['tar', 'empty', 'candle', 'floor'] as const)[place] ?? 'crayon'
    return { playerId, fill, colour: 7 - place }
  })

export const startGame = async (
  database: Database,
  { roomId, fence }: ClaimedRoom,
  playerIds: readonly string[],
  change: Partial<RoomOptions> = {},
): Promise<string> => {
  const options = { ...USUAL_ROOM, ...change }
  const opening = { roomId, fence, matchId: newId(), options, now: NOON }
  const opened = await openRoomMatch(database, { ...opening, players: chosenBy(playerIds) })
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}

/** Plays an open game by these steps, written to the journal and not settled. */
export const playOn = async (database: Database, matchId: string, steps: readonly Step[]) => {
  const claimed = await claim(database, matchId)
  await write(database, claimed, play(claimed, steps))
  return claimed
}
