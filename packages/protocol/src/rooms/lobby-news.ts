import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'
import type { LobbyClientMessage, LobbyRefusal } from './lobby-messages.ts'
import type { QuickWord } from './quick-words.ts'
import { roomOptionsSchema } from './room-options.ts'

export const lobbySeatSchema = z.object({
  name: z.string(),
  /** Not signed in. */
  isGuest: z.boolean(),
  fill: z.enum(FILL_NAMES),
  colour: z.int(),
  isReady: z.boolean(),
  /** Whether the connection answers. */
  isHere: z.boolean(),
})
export type LobbySeat = Readonly<z.infer<typeof lobbySeatSchema>>

/** A lobby as everybody in it sees it: the Colyseus state of its room. */
export const lobbyViewSchema = z.object({
  code: z.string(),
  /** An index into `seats`; -1 when nobody sits. */
  maker: z.int(),
  /** The seats that are taken, in their order. */
  seats: z.array(lobbySeatSchema),
  /** Colyseus leaves out what is null: no clock is one that is not there. */
  options: z.preprocess((options) => Object.assign({ shotClock: null }, options), roomOptionsSchema),
  /** How many are here without a seat. */
  watchers: z.int(),
  /** The match that is being played, '' when none is. */
  matchId: z.string(),
})
export type LobbyView = Readonly<z.infer<typeof lobbyViewSchema>>

/** What the server says in a lobby beside its state, by message type. Each carries `v` (WIRE_VERSION) too. */
export interface LobbyNews {
  /** At joining and whenever one's seat changes. `seat` is null for who watches. */
  readonly welcome: { readonly roomId: string; readonly seat: number | null; readonly now: number }
  /** The game begins, or goes on: go to it. */
  readonly started: { readonly matchId: string }
  readonly said: { readonly seat: number; readonly word: QuickWord }
  readonly refused: { readonly message: LobbyClientMessage | ''; readonly why: LobbyRefusal }
  readonly ping: { readonly at: number }
  readonly time: { readonly sent: number; readonly now: number }
}
