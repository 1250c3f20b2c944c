import type { LobbyClientMessage, lobbyClientMessages } from '@skelly/protocol'
import type { z } from 'zod'

/** What a person asks for and what is decided from the lobby alone. */
export type LobbyAsk = Exclude<LobbyClientMessage, 'say' | 'pong' | 'start'>

/** Everything that may be asked of a lobby: by people, and by what the server sees of them. */
export type LobbyCommand =
  | {
      readonly [Kind in LobbyAsk]: {
        readonly kind: Kind
        readonly playerId: string
        readonly message: z.infer<(typeof lobbyClientMessages)[Kind]>
      }
    }[LobbyAsk]
  /** The connection is gone: a watcher is no more, a seat stays for a while. */
  | { readonly kind: 'drop'; readonly playerId: string }
  | { readonly kind: 'hear'; readonly playerId: string; readonly isHere: boolean }
  /** They were not heard from for too long. */
  | { readonly kind: 'give-up'; readonly playerIds: readonly string[] }
  | { readonly kind: 'game'; readonly matchId: string | null }
