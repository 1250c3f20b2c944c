import type { Fill } from '@skelly/engine'
import type { RoomOptions } from '@skelly/protocol'

/** Somebody in a lobby. */
export interface Person {
  readonly playerId: string
  readonly name: string
  /** Not signed in. */
  readonly isGuest: boolean
}

/** Somebody who has a seat in a lobby. */
export interface Sitter extends Person {
  readonly fill: Fill
  /** An index into the court's PLAYER_COLOURS, each one once in a lobby. */
  readonly colour: number
  readonly isReady: boolean
  /** Whether the connection answers. */
  readonly isHere: boolean
}

/** The lobby of a room: who sits where, who decides, and whether a game is on. */
export interface Lobby {
  readonly options: RoomOptions
  /** Sits while anybody does; null while nobody does: who sits next is the maker. */
  readonly makerId: string | null
  /** The seats that are taken, in their order. */
  readonly seats: readonly Sitter[]
  /** Who is here without a seat. */
  readonly watchers: readonly Person[]
  /** Who gave the seat up to watch: not seated again unless they ask. */
  readonly stood: readonly string[]
  /** Whom a maker put out: they do not come back. */
  readonly removed: readonly string[]
  /** The match that is being played. */
  readonly matchId: string | null
}

/** A lobby into which nobody has come yet. */
export const emptyLobby = (makerId: string | null, options: RoomOptions): Lobby => ({
  options,
  makerId,
  seats: [],
  watchers: [],
  stood: [],
  removed: [],
  matchId: null,
})

export const sitterOf = ({ seats }: Lobby, playerId: string): Sitter | null =>
  seats.find((sitter) => sitter.playerId === playerId) ?? null

/** The index of the person's seat. */
export const seatOf = ({ seats }: Lobby, playerId: string): number | null => {
  const seat = seats.findIndex((sitter) => sitter.playerId === playerId)
  return seat === -1 ? null : seat
}
