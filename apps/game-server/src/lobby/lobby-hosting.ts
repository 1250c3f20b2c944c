import { ok, type Result } from '@skelly/engine'
import { claimRoom, type RoomClaimRefusal } from '@skelly/services'
import { fromStore } from './lobby-codec.ts'
import { LobbyHost } from './lobby-host.ts'
import type { LobbyVoice } from './lobby-ports.ts'
import { storedLobby, type StoreParts } from './stored-lobby.ts'

export interface LobbyHostingParts extends StoreParts {
  readonly serverId: string
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
    const { code, fence, openMatchId, lastMatch } = claimed.value
    const lobby = { ...fromStore(claimed.value), matchId: openMatchId }
    const store = storedLobby(this.#parts, { roomId, code, fence })
    log.info({ roomId, matchId: openMatchId }, 'lobby taken over')
    return ok(new LobbyHost({ roomId, code, lobby, lastMatch }, { store, voice, clock, policy, log }))
  }
}
