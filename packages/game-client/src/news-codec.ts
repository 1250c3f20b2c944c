import { WIRE_VERSION, type LobbyNews, type MatchNews, type QueueNews } from '@skelly/protocol'

type Heard<News> = {
  readonly [Kind in keyof News]: { readonly kind: Kind; readonly news: News[Kind] }
}[keyof News]
export type HeardNews = Heard<MatchNews>
export type HeardQueueNews = Heard<QueueNews>
export type HeardLobbyNews = Heard<LobbyNews>

const MATCH_NEWS = {
  welcome: true,
  happened: true,
  missed: true,
  refused: true,
  ping: true,
  time: true,
  paused: true,
  settled: true,
  said: true,
  tapped: true,
  lately: true,
  rematch: true,
  'next-match': true,
} as const satisfies Record<keyof MatchNews, true>

const QUEUE_NEWS = { searching: true, matched: true } as const satisfies Record<keyof QueueNews, true>

const LOBBY_NEWS = {
  welcome: true,
  started: true,
  said: true,
  refused: true,
  ping: true,
  time: true,
} as const satisfies Record<keyof LobbyNews, true>

/** What the match room said, or null when this version does not know it. The server's word is trusted. */
export const readMatchNews = (kind: string, message: unknown): HeardNews | null =>
  Object.hasOwn(MATCH_NEWS, kind) && isOurVersion(message) ? ({ kind, news: message } as HeardNews) : null

/** What the queue said, or null when this version does not know it. */
export const readQueueNews = (kind: string, message: unknown): HeardQueueNews | null =>
  Object.hasOwn(QUEUE_NEWS, kind) && isOurVersion(message)
    ? ({ kind, news: message } as HeardQueueNews)
    : null

/** What a lobby said, or null when this version does not know it. */
export const readLobbyNews = (kind: string, message: unknown): HeardLobbyNews | null =>
  Object.hasOwn(LOBBY_NEWS, kind) && isOurVersion(message)
    ? ({ kind, news: message } as HeardLobbyNews)
    : null

const isOurVersion = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'v' in message && message.v === WIRE_VERSION
