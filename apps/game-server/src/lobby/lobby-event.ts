import type { Fill } from '@skelly/engine'
import type { RoomOptions } from '@skelly/protocol'
import type { Person } from './lobby.ts'

/** What happened in a lobby. */
export type LobbyEvent =
  | { readonly kind: 'sat'; readonly person: Person; readonly colour: number }
  /** The seat is free; who has gone for good and who only stood up is told apart by what follows. */
  | { readonly kind: 'rose'; readonly playerId: string }
  | { readonly kind: 'stood'; readonly playerId: string }
  | { readonly kind: 'removed'; readonly playerId: string }
  | { readonly kind: 'watcher-came'; readonly person: Person }
  | { readonly kind: 'watcher-went'; readonly playerId: string }
  | { readonly kind: 'heard'; readonly playerId: string; readonly isHere: boolean }
  | { readonly kind: 'filled'; readonly playerId: string; readonly fill: Fill }
  | { readonly kind: 'coloured'; readonly playerId: string; readonly colour: number }
  | { readonly kind: 'readied'; readonly playerId: string; readonly isReady: boolean }
  | { readonly kind: 'made'; readonly playerId: string }
  | { readonly kind: 'swapped'; readonly seat: number; readonly with: number }
  /** Nobody is ready for what was changed after they said so. */
  | { readonly kind: 'decided'; readonly options: RoomOptions }
  /** After a game everybody says anew that they are ready. */
  | { readonly kind: 'game'; readonly matchId: string | null }
