import type { Database } from '@skelly/db'

/** Who decides in a room, and its lobby in the form in which the game server stores it. */
export interface LobbyOfRoom {
  readonly makerId: string | null
  readonly lobby: unknown
}

/** The lobby of an open room as it was last kept; null where no room is open by that id. */
export const lobbyOfRoom = async ({ rooms }: Database, roomId: string): Promise<LobbyOfRoom | null> => {
  const room = await rooms.find(roomId)
  return room?.closedAt === null ? { makerId: room.makerId, lobby: room.lobby } : null
}
