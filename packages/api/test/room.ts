import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { USUAL_ROOM, type RoomOptions } from '@skelly/protocol'
import { claimRoom, openRoom, openRoomMatch } from '@skelly/services'
import { NOON } from './caller.ts'
import { finishGame } from './table.ts'

export interface TestRoom {
  readonly roomId: string
  readonly fence: number
}

/** An open room that a process has claimed. */
export const openRoomFor = async (
  database: Database,
  { playerId: makerId }: SessionPlayer,
  code: string,
): Promise<TestRoom> => {
  const roomId = newId()
  const room = { roomId, code, makerId, options: USUAL_ROOM, lobby: { version: 1 }, now: NOON }
  const opened = await openRoom(database, room, { openAPerson: 100 })
  if (!opened.ok) throw new Error(opened.refusal)
  const claimed = await claimRoom(database, { roomId, serverId: newId(), now: NOON })
  if (!claimed.ok) throw new Error(claimed.refusal)
  return { roomId, fence: claimed.value.fence }
}

export const startRoomGame = async (
  database: Database,
  room: TestRoom,
  playerIds: readonly string[],
  options: RoomOptions = USUAL_ROOM,
): Promise<{ readonly matchId: string }> => {
  const matchId = newId()
  const players = playerIds.map((playerId, colour) => ({ playerId, fill: 'tar', colour }) as const)
  const opened = await openRoomMatch(database, { ...room, matchId, players, options, now: NOON })
  if (!opened.ok) throw new Error(opened.refusal)
  return { matchId }
}

/** A game that the first of the players leaves after a flick each, counted. */
export const playRoomGame = async (database: Database, room: TestRoom, playerIds: readonly string[]) => {
  const { matchId } = await startRoomGame(database, room, playerIds)
  return finishGame(database, matchId, playerIds[0] ?? '')
}
