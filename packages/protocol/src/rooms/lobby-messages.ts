import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'
import { CAP_COLOURS } from './cap-colours.ts'
import { quickWordSchema } from './quick-words.ts'
import { roomOptionsSchema } from './room-options.ts'

const seat = z.int().min(0).max(3)

/** All that a client may say in a lobby, by message type. `pong` answers a ping as in a match. */
export const lobbyClientMessages = {
  /** Takes an empty seat: who is here without a seat watches. */
  sit: z.strictObject({}),
  /** Gives the seat up and watches; the room's next seat becomes the maker. */
  stand: z.strictObject({}),
  fill: z.strictObject({ fill: z.enum(FILL_NAMES) }),
  colour: z.strictObject({
    colour: z
      .int()
      .min(0)
      .max(CAP_COLOURS - 1),
  }),
  ready: z.strictObject({ ready: z.boolean() }),
  /** The maker's. */
  options: roomOptionsSchema,
  /** The maker's: puts a player out of their seat before the start. */
  remove: z.strictObject({ seat }),
  /** The maker's: another seat is the maker from now on. */
  'hand-over': z.strictObject({ seat }),
  /** The maker's: changes the places of two seats; they are the turn order where it is chosen. */
  swap: z.strictObject({ seat, with: seat }),
  /** The maker's, with two or more, when all the others are ready. */
  start: z.strictObject({}),
  /** Goes, for good. */
  leave: z.strictObject({}),
  say: z.strictObject({ word: quickWordSchema }),
  pong: z.strictObject({ at: z.number(), sent: z.number() }),
} as const
export type LobbyClientMessage = keyof typeof lobbyClientMessages

/** Why something asked for in a lobby was refused. */
export const LOBBY_REFUSALS = [
  'unreadable',
  'too-large',
  'too-many',
  'not-now',
  'full',
  'started',
  'not-seated',
  'not-the-maker',
  'no-such-seat',
  'colour-taken',
  'too-few',
  'not-ready',
  'already-playing',
  'seats-taken',
  'too-soon',
] as const
export type LobbyRefusal = (typeof LOBBY_REFUSALS)[number]
