import type { Policy } from '@skelly/protocol'
import { closeRoom, keepLobby, newId, openMatchOfRoom, openRoomMatch, type Database } from '@skelly/services'
import type { CodeBook } from '../codes/code-book.ts'
import type { HostClock } from '../host/host-clock.ts'
import type { HostLog } from '../host/host-log.ts'
import { toStore } from './lobby-codec.ts'
import type { LobbyStore, Starting } from './lobby-ports.ts'
import type { Lobby } from './lobby.ts'

/** A room that this process owns. */
export interface OwnedRoom {
  readonly roomId: string
  readonly code: string
  /** What this owner writes with. */
  readonly fence: number
}

export interface StoreParts {
  readonly database: Database
  readonly clock: HostClock
  readonly policy: Policy
  readonly log: HostLog
  readonly codes: CodeBook
  /** Resolves when the match's table stands, or will by itself. */
  readonly putUpTable: (matchId: string) => Promise<void>
  /** Rejects while tables can be put up but nobody could find them. */
  readonly beFindable: () => Promise<void>
  readonly isTableUp: (matchId: string) => Promise<boolean>
}

/** A lobby's stores: its room's row, and the code book. */
export const storedLobby = (parts: StoreParts, { roomId, code, fence }: OwnedRoom): LobbyStore => {
  const { database, clock } = parts
  return {
    keep: (lobby: Lobby, isWanted: () => boolean) => {
      const { options, makerId } = lobby
      const content = { options, makerId, lobby: toStore(lobby) }
      return keepLobby(database, { roomId, fence, ...content, isWanted, now: clock.now() })
    },
    close: async () => {
      const closing = await closeRoom(database, { roomId, fence, now: clock.now() }, parts.policy.rooms)
      if (closing === 'closed') await restCode(parts, code)
      return closing
    },
    openMatch: async ({ contestants, options, isWanted }: Starting) => {
      await parts.beFindable()
      const players = contestants.map(({ playerId, fill, colour }) => ({ playerId, fill, colour }))
      const opening = { roomId, fence, matchId: newId(), players, options, isWanted, now: clock.now() }
      const opened = await openRoomMatch(database, opening)
      if (opened.ok) await parts.putUpTable(opened.value)
      return opened
    },
    openMatchOfRoom: () => openMatchOfRoom(database, roomId),
    isTableUp: (matchId) => parts.isTableUp(matchId),
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
