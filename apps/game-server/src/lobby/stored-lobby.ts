import type { RoomOptions } from '@skelly/protocol'
import { closeRoom, keepLobby, newId, openMatchOfRoom, openRoomMatch } from '@skelly/services'
import { toStore } from './lobby-codec.ts'
import type { LobbyHostingParts } from './lobby-hosting.ts'
import type { Contestant, LobbyStore } from './lobby-ports.ts'
import type { Lobby } from './lobby.ts'

/** A room that this process owns. */
export interface OwnedRoom {
  readonly roomId: string
  readonly code: string
  /** What this owner writes with. */
  readonly fence: number
}

type StoreParts = Pick<LobbyHostingParts, 'database' | 'clock' | 'policy' | 'log' | 'codes' | 'putUpTable'>

/** A lobby's stores: its room's row, and the code book. */
export const storedLobby = (parts: StoreParts, { roomId, code, fence }: OwnedRoom): LobbyStore => {
  const { database, clock } = parts
  return {
    keep: (lobby: Lobby) => {
      const { options, makerId } = lobby
      const content = { options, makerId, lobby: toStore(lobby) }
      return keepLobby(database, { roomId, fence, ...content, now: clock.now() })
    },
    close: async () => {
      const closing = await closeRoom(database, { roomId, fence, now: clock.now() })
      if (closing === 'closed') await restCode(parts, code)
      return closing
    },
    openMatch: async (contestants: readonly Contestant[], options: RoomOptions) => {
      const players = contestants.map(({ playerId, fill, colour }) => ({ playerId, fill, colour }))
      const opening = { roomId, fence, matchId: newId(), players, options, now: clock.now() }
      const opened = await openRoomMatch(database, opening)
      if (opened.ok) await parts.putUpTable(opened.value)
      return opened
    },
    openMatchOfRoom: () => openMatchOfRoom(database, roomId),
  }
}

/** The room is closed whatever the code book says: a code that is not said to be live lapses. */
const restCode = async ({ codes, policy, log }: StoreParts, code: string): Promise<void> => {
  try {
    await codes.rest(code, policy.rooms.codeRests)
  } catch (error) {
    log.warn({ error }, 'a code could not be put to rest')
  }
}
