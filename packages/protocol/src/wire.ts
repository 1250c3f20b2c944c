import { z } from 'zod'

/** The version that every message from the server carries as `v`. */
export const WIRE_VERSION = 1

/** The names of the Colyseus rooms. */
export const ROOMS = { match: 'match', rankedQueue: 'ranked-queue', lobby: 'lobby' } as const

/** Why the server closed a connection: WebSocket close codes of the application's own range. */
export const CLOSE_CODES = {
  /** A second tab or device of the same person took the seat over. */
  takenOver: 4101,
  /** Too large, too many or unknown messages. */
  misuse: 4102,
  /** The match is over and told. */
  over: 4103,
  /** The person was paired and goes on to the match. */
  matched: 4104,
  /** The session was revoked. */
  revoked: 4105,
  /** Another process owns the match now. */
  moved: 4106,
  /** The server is restarting: come back by yourself. */
  restarting: 4107,
  /** The maker of the room put this person out. */
  removed: 4108,
  /** The room is closed. */
  closed: 4109,
  /** As many connections as may be come from this address already: there may be a place later. */
  crowded: 4110,
  /** The person is kept from ranked games. */
  keptOut: 4111,
} as const

/** Why a client closed its own connection. */
export const CLIENT_CLOSE_CODES = {
  /** Whoever was there went away on purpose: silence, not resigning (R10.3). */
  left: 4201,
  /** Nothing was heard on it: it is made again. */
  unheard: 4202,
} as const

/** What a client says of itself when it joins a match room; what can't be read is not known. */
export const joiningSchema = z
  .object({
    /** Which page or process it is, the same for all its connections: another one that takes the seat over is another tab. */
    tab: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .nullable()
      .catch(null),
  })
  .catch({ tab: null })
