import type { Fill, Result } from '@skelly/engine'
import type { LobbyNews, LobbyView, Policy, RoomOptions } from '@skelly/protocol'
import type { HostClock } from '../host/host-clock.ts'
import type { HostLog } from '../host/host-log.ts'
import type { Lobby } from './lobby.ts'

/** Somebody who is to play, in the lobby's order. */
export interface Contestant {
  readonly playerId: string
  readonly fill: Fill
  readonly colour: number
}

/** Why a game could not be opened. */
export type StartingRefusal = 'already-playing' | 'no-such-player' | 'fenced-out' | 'too-late'

/** A game to be opened. */
export interface Starting {
  readonly contestants: readonly Contestant[]
  readonly options: RoomOptions
  /** Asked at the last moment: false when whoever wanted the game has waited for too long. */
  readonly isWanted: () => boolean
}

export type LobbyKept = 'kept' | 'fenced-out' | 'too-late'

/** What a lobby asks of the stores. Everything here rejects when they do not answer. */
export interface LobbyStore {
  /**
   * Writes the lobby down, unless another process owns the room by now.
   * @param isWanted asked at the last moment: false when whoever wanted it has waited for too long
   */
  keep(lobby: Lobby, isWanted: () => boolean): Promise<LobbyKept>
  /** Closes the room for good, unless a game of it goes on; its code rests. */
  close(): Promise<'closed' | 'fenced-out' | 'playing'>
  /** Opens the game and puts up its table: the match's id. */
  openMatch(starting: Starting): Promise<Result<string, StartingRefusal>>
  /** Which game of the room goes on: the stores alone know. */
  openMatchOfRoom(): Promise<string | null>
  /** Whether a match's table stands, at whichever process. */
  isTableUp(matchId: string): Promise<boolean>
}

/** The way to the people in a lobby. */
export interface LobbyVoice {
  tell<Kind extends keyof LobbyNews>(playerId: string, kind: Kind, news: LobbyNews[Kind]): void
  tellAll<Kind extends keyof LobbyNews>(kind: Kind, news: LobbyNews[Kind]): void
  show(view: LobbyView): void
  close(playerId: string, code: number): void
  closeAll(code: number): void
}

/** Everything outside that a lobby's host needs. */
export interface LobbyPorts {
  readonly store: LobbyStore
  readonly voice: LobbyVoice
  readonly clock: HostClock
  readonly policy: Policy
  readonly log: HostLog
}
