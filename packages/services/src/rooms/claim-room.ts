import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'
import type { RoomOptions } from '@skelly/protocol'
import { storedOptions } from './room-codec.ts'

export interface RoomClaim {
  readonly roomId: string
  /** An id that the process made when it started. */
  readonly serverId: string
  readonly now: number
}

/** Everything that a process needs to put a room's lobby up. */
export interface ClaimedRoom {
  readonly roomId: string
  readonly code: string
  /** What this owner writes with. */
  readonly fence: number
  readonly options: RoomOptions
  /** Null when nobody sat. */
  readonly makerId: string | null
  /** As it was kept: its reader parses it by its version. */
  readonly lobby: unknown
  /** The game that goes on. */
  readonly openMatchId: string | null
  /** The one before it: its table may still stand. */
  readonly lastMatch: { readonly id: string; readonly endedAt: number } | null
  readonly openedAt: number
}

export type RoomClaimRefusal = 'no-such-room' | 'closed'

/** Makes a process the owner of an open room. Whoever owned it before is refused from here on. */
export const claimRoom = (
  database: Database,
  { roomId, serverId, now }: RoomClaim,
): Promise<Result<ClaimedRoom, RoomClaimRefusal>> =>
  database.transaction(async ({ gameServers, matches, rooms }) => {
    const room = await rooms.lock(roomId)
    if (room === null) return refuse('no-such-room')
    if (room.closedAt !== null) return refuse('closed')
    await gameServers.beat(serverId, now)
    const { code, lobby, makerId, openedAt } = room
    const options = storedOptions(room)
    const openMatchId = await matches.openIn(roomId)
    const lastMatch = await matches.lastIn(roomId)
    const fence = await rooms.own(roomId, serverId)
    return ok({ roomId, code, fence, options, makerId, lobby, openMatchId, lastMatch, openedAt })
  })
