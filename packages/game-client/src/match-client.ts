import {
  GRID,
  onGrid,
  refuse,
  seatAt,
  unreachable,
  type Flick,
  type Match,
  type Millis,
  type Ply,
  type Point,
  type Seat,
  type ShotId,
  type SkellyState,
} from '@skelly/engine'
import {
  tablePresenceSchema,
  type EntryNews,
  type FlickMessage,
  type QuickWord,
  type Refused,
} from '@skelly/protocol'
import type { Admit, Admitted } from './admit.ts'
import { dialMatch } from './dial-match.ts'
import { isTableGone } from './is-table-gone.ts'
import { keepEntry, type MatchStep } from './keep-entry.ts'
import type { LineStatus } from './line-status.ts'
import { makeShotId } from './make-shot-id.ts'
import { NOTHING_YET, type MatchSnapshot } from './match-snapshot.ts'
import { MissedSteps } from './missed-steps.ts'
import { mayBeAskedAgain } from './may-be-asked-again.ts'
import { readMatchNews, type HeardNews } from './news-codec.ts'
import type { RawPull } from './raw-pull.ts'
import { RoomLine, type Dial } from './room-line.ts'
import { ServerClock } from './server-clock.ts'
import { Signal } from './signal.ts'
import { Store } from './store.ts'
import { ToldPage } from './told-page.ts'

export interface MatchClientOptions {
  readonly matchId: string
  readonly admit: Admit
  /** How connections are made; over Colyseus unless a test says otherwise. */
  readonly dial?: Dial
}

/** When an answer that the server could not give just now is asked for again, in ms. */
const ASK_AGAIN = 1_000

/** A player's end of a live match: keeps the match, comes back by itself, says nothing twice. */
export class MatchClient {
  /** What is told of the page that this runs in. */
  readonly page = new ToldPage((message) => this.#line.send('page', message))
  readonly #line: RoomLine
  readonly #clock = new ServerClock(() => Date.now())
  readonly #store = new Store<MatchSnapshot>(NOTHING_YET)
  readonly #steps = new Signal<MatchStep>()
  readonly #refusals = new Signal<Refused>()
  readonly #words = new Signal<TableTalk>()
  readonly #missed = new MissedSteps()
  #unanswered: FlickMessage | null = null
  #isLeaving = false
  #aimedAt: Ply | null = null
  #askAgain: ReturnType<typeof setTimeout> | undefined

  constructor({ matchId, admit, dial = dialMatch(matchId) }: MatchClientOptions) {
    this.#line = new RoomLine({
      admit: () => this.#admit(admit),
      dial,
      onStatus: (status) => this.#changeStatus(status),
      onMessage: (type, message) => this.#hear(readMatchNews(type, message)),
      onState: (state) => this.#showPresences(state),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  readonly getSnapshot = (): MatchSnapshot => this.#store.get()

  /** Every entry that was accepted while this client was there, in order. After a `welcome` the match jumps. */
  onEntry(listener: (step: MatchStep) => void): () => void {
    return this.#steps.on(listener)
  }

  onRefused(listener: (refused: Refused) => void): () => void {
    return this.#refusals.on(listener)
  }

  /** What is said and shown at the table beside the game. */
  onTalk(listener: (talk: TableTalk) => void): () => void {
    return this.#words.on(listener)
  }

  /** What happened while the line was lost, and the last shots when they are asked for. `onEntry` does not tell it. */
  onMissed(listener: (steps: readonly MatchStep[]) => void): () => void {
    return this.#missed.on(listener)
  }

  /** The server's clock, epoch milliseconds: deadlines are in it (R3.4). */
  serverNow(): Millis {
    return this.#clock.now()
  }

  /** Connects, and takes the seat back from another tab that took it over. */
  connect(): void {
    this.#line.open()
  }

  /** The device has a network again, or somebody looks at it again: no more waiting. */
  hurry(): void {
    this.#line.hurry()
  }

  /** Goes away without a word: silence, not resigning (R10.3). */
  close(): void {
    clearTimeout(this.#askAgain)
    this.#line.close()
  }

  /**
   * Flicks, once: repeated with the same id until the server has answered.
   * @param pull the raw pull in CSS pixels, where there was one
   * @returns the shot's id, or null when there is no connection, no game or still a flick without an answer
   */
  flick(flick: Flick, pull?: RawPull): ShotId | null {
    const { match, status, pending } = this.getSnapshot()
    if (match?.phase.kind !== 'playing' || status.kind !== 'live' || pending !== null) return null
    const shotId = makeShotId()
    const { ply } = match
    this.#unanswered = { ply, shotId, ...flick, ...(pull === undefined ? {} : { pull }) }
    this.#change({ pending: { ply, shotId, flick }, refusal: null })
    this.#line.send('flick', this.#unanswered)
    return shotId
  }

  /** Sets the own cap down at the nearest point of the grid; may be repeated, the last one stands (R3.3). */
  setDown(at: Point): void {
    const { match } = this.getSnapshot()
    if (match === null) return
    const { x, y } = onGrid(at)
    this.#line.send('set-down', { ply: match.ply, x: x * GRID, y: y * GRID })
  }

  /** Says that somebody is there and aiming (R10.4); once a turn is enough. */
  aim(): void {
    const { match } = this.getSnapshot()
    if (match === null || match.ply === this.#aimedAt) return
    if (this.#line.send('aim', { ply: match.ply })) this.#aimedAt = match.ply
  }

  /** Resigns (R10.3): said again after a lost connection until the game is over. */
  leave(): void {
    this.#isLeaving = true
    this.#line.send('leave', {})
  }

  /** One of the quick words, to everybody at the table. */
  say(word: QuickWord): void {
    this.#line.send('say', { word })
  }

  /** A tap on the cap of a seat, for everybody to see. */
  tap(cap: Seat): void {
    this.#line.send('tap', { cap })
  }

  /** Once more, or no more (policies, Rematch). */
  wishRematch(wish: boolean): void {
    this.#line.send('rematch', { wish })
  }

  /** Asks how the last shots went: `onMissed` tells. */
  askLately(): void {
    this.#line.send('lately', {})
  }

  #hear(heard: HeardNews | null): void {
    if (heard === null) return
    switch (heard.kind) {
      case 'welcome':
        return this.#welcome(heard.news)
      case 'happened':
        this.#clock.greet(heard.news.now)
        return this.#keep([heard.news])
      case 'missed':
        return this.#catchUp(heard.news.entries)
      case 'refused':
        return this.#refused(heard.news)
      case 'ping':
        return void this.#line.send('pong', { at: heard.news.at, sent: Date.now() })
      case 'time':
        return this.#clock.sample(heard.news.sent, heard.news.now)
      case 'paused':
        return this.#change({ paused: true })
      case 'settled':
        return this.#change({ result: heard.news, paused: false })
      case 'said':
      case 'tapped':
        return this.#words.emit(heard)
      case 'lately':
        return this.#missed.tell(heard.news.match, heard.news.entries)
      case 'rematch':
        return this.#change({ rematch: heard.news.wish })
      case 'next-match':
        return this.#change({ nextMatchId: heard.news.matchId })
      default:
        return unreachable(heard)
    }
  }

  #welcome(news: Extract<HeardNews, { kind: 'welcome' }>['news']): void {
    const { match, seat, table, now, silence, paused } = news
    this.#clock.greet(now)
    const since = this.#missed.ask(this.getSnapshot().match, match)
    const catchingUp = since !== null
    this.#change({ match, seat: seat === null ? null : seatAt(seat), table, silence, paused, catchingUp })
    if (since !== null) this.#line.send('since', { seq: since })
    this.#aimedAt = null
    this.page.sayAgain()
    this.#sayAgain(match)
  }

  #catchUp(entries: readonly EntryNews[]): void {
    this.#missed.answer(entries)
    this.#change({ catchingUp: false })
    this.#keep(entries)
  }

  #keep(entries: readonly EntryNews[]): void {
    for (const entry of entries) {
      this.#answer(entry)
      const { match } = this.getSnapshot()
      if (match === null) return
      const kept = keepEntry(match, entry)
      if (kept.kind === 'gap') return void this.#line.send('since', { seq: match.seq })
      if (kept.kind === 'differs') return void this.#line.send('since', { seq: 0 })
      if (kept.kind === 'kept') this.#takeStep(kept.step)
    }
  }

  #takeStep(step: MatchStep): void {
    this.#change({ match: step.after, lastEntry: step.entry, refusal: null, paused: false })
    // what is being asked for comes with the answer
    if (!this.#missed.isAsked) this.#steps.emit(step)
  }

  /** Whether the entry is the answer to our own flick. */
  #answer({ command }: EntryNews): void {
    const { pending } = this.getSnapshot()
    if (pending === null || command.kind !== 'move' || command.move.kind !== 'flick') return
    if (command.move.shotId === pending.shotId) this.#settlePending()
  }

  #refused(refused: Refused): void {
    const { pending, match } = this.getSnapshot()
    if (mayBeAskedAgain(refused.why) && match !== null) {
      clearTimeout(this.#askAgain)
      this.#askAgain = setTimeout(() => this.#sayAgain(match), ASK_AGAIN)
    } else if (pending !== null && refused.shotId === pending.shotId) {
      this.#settlePending()
    }
    this.#change({ refusal: refused })
    this.#refusals.emit(refused)
  }

  #settlePending(): void {
    this.#unanswered = null
    this.#change({ pending: null })
  }

  /** What the server has not answered yet. */
  #sayAgain({ phase }: Match<SkellyState>): void {
    if (this.#unanswered !== null) this.#line.send('flick', this.#unanswered)
    if (this.#isLeaving && phase.kind === 'playing') this.#line.send('leave', {})
  }

  #changeStatus(status: LineStatus): void {
    if (status.kind === 'live') this.#clock.forget()
    this.#change({ status })
  }

  /** The table may be gone and the next game stand: whoever was not told of it is told at the next attempt. */
  async #admit(admit: Admit): Promise<Admitted> {
    const vain = isTableGone(this.getSnapshot()) ? refuse('over') : null
    const admitted = await (vain === null ? admit() : admit().catch(() => vain))
    if ('nextMatchId' in admitted) this.#change({ nextMatchId: admitted.nextMatchId })
    return vain ?? admitted
  }

  #showPresences(state: unknown): void {
    const read = tablePresenceSchema.safeParse(state)
    if (read.success) this.#change({ presences: read.data.seats, watchers: read.data.watchers })
  }

  #change(change: Partial<MatchSnapshot>): void {
    this.#store.set({ ...this.#store.get(), ...change })
  }
}

/** Words and taps, as they come. */
export type TableTalk = Extract<HeardNews, { readonly kind: 'said' | 'tapped' }>
