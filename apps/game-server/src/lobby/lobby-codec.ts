import { FILL_NAMES } from '@skelly/engine'
import { CAP_COLOURS, type RoomOptions } from '@skelly/protocol'
import { z } from 'zod'
import { emptyLobby, type Lobby } from './lobby.ts'

/** The form in which lobbies are stored. */
const LOBBY_VERSION = 1

const player = z.uuid()
const storedLobbySchema = z.strictObject({
  version: z.literal(LOBBY_VERSION),
  seats: z.array(
    z.strictObject({
      playerId: player,
      name: z.string(),
      isGuest: z.boolean(),
      fill: z.enum(FILL_NAMES),
      colour: z
        .int()
        .min(0)
        .max(CAP_COLOURS - 1),
      isReady: z.boolean(),
    }),
  ),
  stood: z.array(player),
  removed: z.array(player),
})
type StoredLobby = z.infer<typeof storedLobbySchema>

/** What of a lobby outlives its process beside the room's own columns: who is here does not. */
export const toStore = ({ seats, stood, removed }: Lobby): StoredLobby => ({
  version: LOBBY_VERSION,
  seats: seats.map(({ playerId, name, isGuest, fill, colour, isReady }) => ({
    playerId,
    name,
    isGuest,
    fill,
    colour,
    isReady,
  })),
  stood: [...stood],
  removed: [...removed],
})

/** A room's row as far as its lobby goes. */
export interface StoredRoom {
  readonly options: RoomOptions
  readonly makerId: string | null
  readonly lobby: unknown
}

/**
 * The lobby of a room's row; nobody is in it yet.
 * @throws when it is of another version or form: nothing but this code writes them
 */
export const fromStore = ({ options, makerId, lobby }: StoredRoom): Lobby => {
  const { seats, stood, removed } = storedLobbySchema.parse(lobby)
  return {
    ...emptyLobby(makerId, options),
    seats: seats.map((sitter) => ({ ...sitter, isHere: false })),
    stood,
    removed,
  }
}

/**
 * Whether somebody decides or sits in a stored lobby.
 * @throws when it is of another version or form: nothing but this code writes them
 */
export const isAtHome = ({ makerId, lobby }: Omit<StoredRoom, 'options'>, playerId: string): boolean =>
  makerId === playerId || storedLobbySchema.parse(lobby).seats.some((sitter) => sitter.playerId === playerId)
