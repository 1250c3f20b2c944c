import { toStore } from './lobby-codec.ts'
import type { Lobby } from './lobby.ts'

/** Whether nothing changed of what outlives the process. */
export const isStoredAlike = (one: Lobby, other: Lobby): boolean => textOf(one) === textOf(other)

const textOf = (lobby: Lobby): string => JSON.stringify([lobby.makerId, lobby.options, toStore(lobby)])
