import type { Database, StoredLobby } from '@skelly/db'
import type { RoomOptions } from '@skelly/protocol'
import { OPTIONS_VERSION } from './room-codec.ts'

/** A lobby on its way into the database, from the process that holds the room by `fence`. */
export interface LobbyKeeping {
  readonly roomId: string
  readonly fence: number
  readonly options: RoomOptions
  /** Null while nobody sits. */
  readonly makerId: string | null
  readonly lobby: StoredLobby
  /** Asked before anything is written: false when whoever wanted it has waited for too long. Usually true. */
  readonly isWanted?: () => boolean
  readonly now: number
}

/** Writes a lobby over the one before. Nothing is written once another process owns the room, or it is closed. */
export const keepLobby = (
  database: Database,
  { roomId, fence, options, makerId, lobby, isWanted, now }: LobbyKeeping,
): Promise<'kept' | 'fenced-out' | 'too-late'> =>
  database.transaction(async ({ rooms }) => {
    await rooms.lock(roomId)
    if (isWanted?.() === false) return 'too-late'
    const content = { makerId, optionsVersion: OPTIONS_VERSION, options, lobby }
    return (await rooms.keep(roomId, fence, content, now)) ? 'kept' : 'fenced-out'
  })
