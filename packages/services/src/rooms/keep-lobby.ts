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
  readonly now: number
}

/** Writes a lobby over the one before. Nothing is written once another process owns the room, or it is closed. */
export const keepLobby = async (
  database: Database,
  { roomId, fence, options, makerId, lobby, now }: LobbyKeeping,
): Promise<'kept' | 'fenced-out'> => {
  const content = { makerId, optionsVersion: OPTIONS_VERSION, options, lobby }
  return (await database.rooms.keep(roomId, fence, content, now)) ? 'kept' : 'fenced-out'
}
