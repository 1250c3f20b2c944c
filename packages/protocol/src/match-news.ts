import type {
  Command,
  Happening,
  Match,
  MatchRefusal,
  SkellyEvent,
  SkellyMove,
  SkellyRefusal,
  SkellyState,
  StateHash,
} from '@skelly/engine'
import type { MatchResult } from './match-result.ts'
import type { QuickWord } from './rooms/quick-words.ts'
import type { RematchWish, TableFacts } from './rooms/table-facts.ts'

/** One accepted command as everybody at the table hears of it. */
export interface EntryNews {
  readonly seq: number
  readonly command: Command<SkellyMove>
  readonly happenings: readonly Happening<SkellyEvent>[]
  /** The state's hash after it: a client that differs asks for a fresh `welcome` by `since {seq: 0}`. */
  readonly hash: StateHash
}

/** Why a message was refused: the engine's words and the room's own. */
export type RoomRefusal =
  | MatchRefusal
  | SkellyRefusal
  /** Not of the message's form. */
  | 'unreadable'
  /** Over 1 KB. */
  | 'too-large'
  /** More than 20 messages in a second: a warning before the connection is closed. */
  | 'too-many'
  /** The stores are away: nothing was accepted, try again. */
  | 'not-now'
  /** Watchers can't act. */
  | 'watching'
  /** Again before its time: a word or a tap. */
  | 'too-soon'
  /** Not asked now: a rematch of a game that goes on, or whose time is up. */
  | 'no-rematch'
  /** The two have met often enough in ranked today. */
  | 'met-enough'
  /** One of the two is kept from ranked games. */
  | 'kept-out'

/** A message that changed nothing. */
export interface Refused {
  /** The message's type; '' when it could not even be read that far. */
  readonly message: string
  readonly ply: number | null
  readonly shotId: string | null
  readonly why: RoomRefusal
}

/** What the server says in a match room, by message type. Each carries `v` (WIRE_VERSION) too. */
export interface MatchNews {
  /** Everything, at joining and whenever a client asks for what it can't be told piece by piece. */
  readonly welcome: {
    readonly matchId: string
    /** The seat of this client; null for a watcher. */
    readonly seat: number | null
    readonly table: TableFacts
    readonly match: Match<SkellyState>
    /** The server's clock, epoch milliseconds. */
    readonly now: number
    /** Milliseconds without a sign of life after which a player has left (R10.3). */
    readonly silence: number
    /** Whether the stores are away and the game stands still. */
    readonly paused: boolean
  }
  readonly happened: EntryNews & { readonly now: number }
  /** The answer to `since`. */
  readonly missed: { readonly entries: readonly EntryNews[]; readonly now: number }
  readonly refused: Refused
  readonly ping: { readonly at: number }
  /** The answer to a `pong`: the client's own clock at its sending, and the server's (R3.4). */
  readonly time: { readonly sent: number; readonly now: number }
  /** The stores are away: the game stands still until the next entry, which is a `resume` (R3.8). */
  readonly paused: { readonly now: number }
  /** The game is over and counted. */
  readonly settled: MatchResult
  readonly said: { readonly seat: number; readonly word: QuickWord }
  readonly tapped: { readonly seat: number; readonly cap: number }
  /** The answer to `lately`: the match as it stood some entries ago, and those entries. */
  readonly lately: { readonly match: Match<SkellyState>; readonly entries: readonly EntryNews[] }
  /** Who is for a rematch; null when there will be none. */
  readonly rematch: { readonly wish: RematchWish | null }
  /** The rematch stands: go on to it. */
  readonly 'next-match': { readonly matchId: string }
}
