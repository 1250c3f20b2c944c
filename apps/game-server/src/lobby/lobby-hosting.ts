import { ok, type Result } from '@skelly/engine'
import type { Policy } from '@skelly/protocol'
import { claimRoom, type Database, type RoomClaimRefusal } from '@skelly/services'
import type { CodeBook } from '../codes/code-book.ts'
import type { HostClock } from '../host/host-clock.ts'
import type { HostLog } from '../host/host-log.ts'
import { fromStore } from './lobby-codec.ts'
import { LobbyHost } from './lobby-host.ts'
import type { LobbyVoice } from './lobby-ports.ts'
import { storedLobby } from './stored-lobby.ts'

export interface LobbyHostingParts {
  readonly database: Database
  readonly serverId: string
  readonly clock: HostClock
  readonly policy: Policy
  readonly log: HostLog
  readonly codes: CodeBook
  /** Resolves when the match's table stands, or will by itself. */
  readonly putUpTable: (matchId: string) => Promise<void>
}

/** The lobbies of this process. */
export class LobbyHosting {
  readonly #parts: LobbyHostingParts

  constructor(parts: LobbyHostingParts) {
    this.#parts = parts
  }

  /**
   * Takes a room's lobby over, new or from the process that had it; `open` it when people can be told things.
   * @throws when the stores do not answer
   */
  async take(roomId: string, voice: LobbyVoice): Promise<Result<LobbyHost, RoomClaimRefusal>> {
    const { database, serverId, clock, policy, log } = this.#parts
    const claimed = await claimRoom(database, { roomId, serverId, now: clock.now() })
    if (!claimed.ok) return claimed
    const { code, fence, openMatchId } = claimed.value
    const lobby = { ...fromStore(claimed.value), matchId: openMatchId }
    const store = storedLobby(this.#parts, { roomId, code, fence })
    log.info({ roomId, matchId: openMatchId }, 'lobby taken over')
    return ok(new LobbyHost({ roomId, code, lobby }, { store, voice, clock, policy, log }))
  }
}
