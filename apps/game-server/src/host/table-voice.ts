import { see, skelly, type Seat } from '@skelly/engine'
import type { MatchResult, Refused, TableFacts } from '@skelly/protocol'
import type { LiveEntry } from './live-match.ts'
import type { MatchRunner } from './match-runner.ts'
import type { SeatWatch } from './seat-watch.ts'
import type { TableNews } from './table-news.ts'

/** More entries than this are not told again: the match itself is shorter, and asking for it costs nothing. */
const MOST_MISSED = 100

export interface Speaker {
  readonly matchId: string
  readonly facts: TableFacts
  readonly silence: number
  readonly news: TableNews
  readonly runner: MatchRunner
  readonly watch: SeatWatch
}

/** What a match host says to its table, put into the protocol's words. */
export class TableVoice {
  readonly #speaker: Speaker

  constructor(speaker: Speaker) {
    this.#speaker = speaker
  }

  /** Everything, and a ping at once: its answer sets the client's clock. */
  welcome(seat: Seat): void {
    const { matchId, facts, silence, news, runner } = this.#speaker
    const match = see(skelly, runner.match, seat)
    const now = runner.now()
    const paused = runner.stage === 'paused'
    news.tell(seat, 'welcome', { matchId, seat, table: facts, match, now, silence, paused })
    news.tell(seat, 'ping', { at: now })
  }

  happened(entry: LiveEntry): void {
    this.#speaker.news.tellAll('happened', { ...entry, now: this.#speaker.runner.now() })
  }

  /** The same entry to one seat: the answer to a repeated shot. */
  repeat(seat: Seat, entry: LiveEntry): void {
    this.#speaker.news.tell(seat, 'happened', { ...entry, now: this.#speaker.runner.now() })
  }

  /** What a client missed; a welcome when it asks from 0, claims to know more than there is, or missed very much. */
  since(seat: Seat, seq: number): void {
    const { news, runner } = this.#speaker
    const missed = runner.match.seq - seq
    if (seq === 0 || missed < 0 || missed > MOST_MISSED) this.welcome(seat)
    else news.tell(seat, 'missed', { entries: runner.record.since(seq), now: runner.now() })
  }

  refuse(seat: Seat, refused: Refused): void {
    this.#speaker.news.tell(seat, 'refused', refused)
  }

  time(seat: Seat, sent: number): void {
    this.#speaker.news.tell(seat, 'time', { sent, now: this.#speaker.runner.now() })
  }

  pingAll(): void {
    this.#speaker.news.tellAll('ping', { at: this.#speaker.runner.now() })
    this.presences()
  }

  presences(): void {
    const { news, runner, watch } = this.#speaker
    news.showPresences(watch.presences(skelly.inGame(runner.match.state), runner.now()))
  }

  paused(): void {
    this.#speaker.news.tellAll('paused', { now: this.#speaker.runner.now() })
  }

  settled(result: MatchResult): void {
    this.#speaker.news.tellAll('settled', result)
  }
}
