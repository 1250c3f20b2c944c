import { see, skelly, type Millis, type Seat } from '@skelly/engine'
import type { MatchResult, Refused } from '@skelly/protocol'
import type { LiveEntry } from './live-match.ts'
import type { MatchRecord } from './match-record.ts'
import type { SeatWatch } from './seat-watch.ts'
import type { TableNews } from './table-news.ts'

export interface Speaker {
  readonly matchId: string
  readonly silence: number
  readonly news: TableNews
  readonly record: MatchRecord
  readonly watch: SeatWatch
  readonly now: () => Millis
}

/** What a match host says to its table, put into the protocol's words. */
export class TableVoice {
  readonly #speaker: Speaker

  constructor(speaker: Speaker) {
    this.#speaker = speaker
  }

  welcome(seat: Seat, paused: boolean): void {
    const { matchId, silence, news, record, now } = this.#speaker
    const match = see(skelly, record.match, seat)
    news.tell(seat, 'welcome', { matchId, seat, match, now: now(), silence, paused })
  }

  happened(entry: LiveEntry): void {
    this.#speaker.news.tellAll('happened', { ...entry, now: this.#speaker.now() })
  }

  /** The same entry to one seat: the answer to a repeated shot. */
  repeat(seat: Seat, entry: LiveEntry): void {
    this.#speaker.news.tell(seat, 'happened', { ...entry, now: this.#speaker.now() })
  }

  missed(seat: Seat, seq: number): void {
    const { news, record, now } = this.#speaker
    news.tell(seat, 'missed', { entries: record.since(seq), now: now() })
  }

  refuse(seat: Seat, refused: Refused): void {
    this.#speaker.news.tell(seat, 'refused', refused)
  }

  time(seat: Seat, sent: number): void {
    this.#speaker.news.tell(seat, 'time', { sent, now: this.#speaker.now() })
  }

  ping(seat: Seat): void {
    this.#speaker.news.tell(seat, 'ping', { at: this.#speaker.now() })
  }

  pingAll(): void {
    this.#speaker.news.tellAll('ping', { at: this.#speaker.now() })
    this.presences()
  }

  presences(): void {
    const { news, record, watch, now } = this.#speaker
    news.showPresences(watch.presences(skelly.inGame(record.match.state), now()))
  }

  paused(): void {
    this.#speaker.news.tellAll('paused', { now: this.#speaker.now() })
  }

  settled(result: MatchResult): void {
    this.#speaker.news.tellAll('settled', result)
  }
}
