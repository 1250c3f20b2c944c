import { see, skelly, type Seat } from '@skelly/engine'
import type { MatchResult, Refused, RematchWish, TableFacts } from '@skelly/protocol'
import type { LiveEntry } from './live-match.ts'
import { seatOf, type Listener } from './listener.ts'
import type { MatchRunner } from './match-runner.ts'
import type { SeatWatch } from './seat-watch.ts'
import type { TableNews } from './table-news.ts'
import type { Watchers } from './watchers.ts'

/** More entries than this are not told again: the match itself is shorter, and asking for it costs nothing. */
const MOST_MISSED = 100
/** How many shots make up the last ones. */
const LAST_SHOTS = 3

export interface Speaker {
  readonly matchId: string
  readonly facts: TableFacts
  readonly silence: number
  readonly news: TableNews
  readonly runner: MatchRunner
  readonly watch: SeatWatch
  readonly watchers: Watchers
}

/** What a match host says to its table, put into the protocol's words. */
export class TableVoice {
  readonly #speaker: Speaker
  #isSettled = false

  constructor(speaker: Speaker) {
    this.#speaker = speaker
  }

  /** Everything, and a ping at once: its answer sets the client's clock. */
  welcome(to: Listener): void {
    const { matchId, facts, silence, news, runner } = this.#speaker
    const seat = seatOf(to)
    const match = see(skelly, runner.match, seat)
    const now = runner.now()
    const paused = runner.stage === 'paused'
    news.tell(to, 'welcome', { matchId, seat, table: facts, match, now, silence, paused })
    news.tell(to, 'ping', { at: now })
  }

  /** For when the game goes on without an entry that would say so. */
  welcomeAll(): void {
    const { watch, watchers } = this.#speaker
    for (const listener of [...watch.seats, ...watchers.all]) this.welcome(listener)
  }

  happened(entry: LiveEntry): void {
    this.#speaker.news.tellAll('happened', { ...entry, now: this.#speaker.runner.now() })
  }

  /** The same entry to one seat: the answer to a repeated shot. */
  repeat(seat: Seat, entry: LiveEntry): void {
    this.#speaker.news.tell(seat, 'happened', { ...entry, now: this.#speaker.runner.now() })
  }

  /** What a client missed; a welcome when it asks from 0, claims to know more than there is, or missed very much. */
  since(to: Listener, seq: number): void {
    const { news, runner } = this.#speaker
    const missed = runner.match.seq - seq
    if (seq === 0 || missed < 0 || missed > MOST_MISSED) this.welcome(to)
    else news.tell(to, 'missed', { entries: runner.record.since(seq), now: runner.now() })
  }

  /** How the last shots went, for whoever comes anew. */
  lately(to: Listener): void {
    const { news, runner } = this.#speaker
    const { match, entries } = runner.record.lately(LAST_SHOTS, MOST_MISSED)
    news.tell(to, 'lately', { match: see(skelly, match, seatOf(to)), entries })
  }

  refuse(to: Listener, refused: Refused): void {
    this.#speaker.news.tell(to, 'refused', refused)
  }

  time(to: Listener, sent: number): void {
    this.#speaker.news.tell(to, 'time', { sent, now: this.#speaker.runner.now() })
  }

  pingAll(): void {
    this.#speaker.news.tellAll('ping', { at: this.#speaker.runner.now() })
    this.presences()
  }

  presences(): void {
    const { news, runner, watch, watchers } = this.#speaker
    const [inGame, left] = this.#isSettled
      ? [[], []]
      : [skelly.inGame(runner.match.state), runner.record.leavers]
    news.showPresences(watch.presences(inGame, left, runner.now()), watchers.count)
  }

  paused(): void {
    this.#speaker.news.tellAll('paused', { now: this.#speaker.runner.now() })
  }

  settled(result: MatchResult): void {
    this.#isSettled = true
    this.#speaker.news.tellAll('settled', result)
    this.presences()
  }

  rematch(wish: RematchWish | null): void {
    this.#speaker.news.tellAll('rematch', { wish })
  }

  nextMatch(matchId: string): void {
    this.#speaker.news.tellAll('next-match', { matchId })
  }
}
