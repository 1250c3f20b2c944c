import { WIRE_VERSION, type MatchNews, type QueueNews } from '@skelly/protocol'

type Heard<News> = {
  readonly [Kind in keyof News]: { readonly kind: Kind; readonly news: News[Kind] }
}[keyof News]
export type HeardNews = Heard<MatchNews>
export type HeardQueueNews = Heard<QueueNews>

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

/** What the match room said, or null when this version does not know it. The server's word is trusted. */
export const readMatchNews = (kind: string, message: unknown): HeardNews | null =>
  Object.hasOwn(MATCH_NEWS, kind) && isOurVersion(message) ? ({ kind, news: message } as HeardNews) : null

/** What the queue said, or null when this version does not know it. */
export const readQueueNews = (kind: string, message: unknown): HeardQueueNews | null =>
  Object.hasOwn(QUEUE_NEWS, kind) && isOurVersion(message)
    ? ({ kind, news: message } as HeardQueueNews)
    : null

const isOurVersion = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'v' in message && message.v === WIRE_VERSION
