import { randomInt } from 'node:crypto'
import { newId, type Database } from '@skelly/db'
import { CODE_LENGTH, CODE_LETTERS, POLICY, USUAL_ROOM } from '@skelly/protocol'
import { claimMatch, claimRoom, closeRoom, openRoom, openRoomMatch } from '@skelly/services'
import { playOut } from './play-out.ts'
import type { Member } from './roster.ts'
import { walkOutByChance } from './walk-out.ts'

/** A room's game between two to four computer players: the room is opened, its game played and settled, and it is closed. */
export const playRoomGame = async (
  database: Database,
  members: readonly Member[],
  now: number,
): Promise<void> => {
  const { fence, roomId } = await open(database, members, now)
  const options = { ...USUAL_ROOM, seats: members.length }
  const players = members.map(({ fill, playerId }, colour) => ({ playerId, fill, colour }))
  const opened = await openRoomMatch(database, { roomId, fence, matchId: newId(), players, options, now })
  if (!opened.ok) throw new Error(`no game was opened: ${opened.refusal}`)
  const claimed = await claimMatch(database, { matchId: opened.value, serverId: newId(), now })
  if (!claimed.ok) throw new Error(`the game was not claimed: ${claimed.refusal}`)
  const endedAt = await playOut(database, claimed.value, { members, walkOut: walkOutByChance(), now })
  const { rematchWithin } = POLICY.rooms
  await closeRoom(database, { roomId, fence, now: endedAt + 2 * rematchWithin + 1 }, POLICY.rooms)
}

const open = async (database: Database, [maker]: readonly Member[], now: number) => {
  if (maker === undefined) throw new Error('a room needs a maker')
  const room = { roomId: newId(), code: freshCode(), makerId: maker.playerId, options: USUAL_ROOM, now }
  const opened = await openRoom(database, { ...room, lobby: { version: 1 } }, POLICY.rooms)
  if (!opened.ok) throw new Error(`no room was opened: ${opened.refusal}`)
  const claimed = await claimRoom(database, { roomId: room.roomId, serverId: newId(), now })
  if (!claimed.ok) throw new Error(`the room was not claimed: ${claimed.refusal}`)
  return claimed.value
}

const freshCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] ?? 'A').join('')
