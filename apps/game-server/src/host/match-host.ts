import {
  millis,
  ok,
  refuse,
  SAME_SECOND,
  skelly,
  type Millis,
  type Ply,
  type Result,
  type Seat,
  type SkellyMove,
} from '@skelly/engine'
import { CLOSE_CODES, type RoomRefusal } from '@skelly/protocol'
import { enterCommand } from './enter-command.ts'
import { hostAlarms, silenceAlarms, type HostAlarms } from './host-alarms.ts'
import type { HostLog } from './host-log.ts'
import type { HostPorts } from './host-ports.ts'
import type { Pull } from './journal.ts'
import type { LiveCommand, LiveEntry, LiveMatch } from './live-match.ts'
import { MatchRecord } from './match-record.ts'
import { OneAtATime } from './one-at-a-time.ts'
import { SeatWatch } from './seat-watch.ts'
import type { SilenceRuling } from './silence-ruling.ts'
import { TableVoice } from './table-voice.ts'
import type { Table } from './table.ts'

/** How soon the stores are asked again while they are away, and settling is tried again, in ms. */
const TRY_AGAIN = 1_000

/** `paused`: the stores are away since then. `closed`: this process has nothing more to do with the match. */
type Stage =
  | { readonly kind: 'open' }
  | { readonly kind: 'paused'; readonly since: Millis }
  | { readonly kind: 'closed' }

/**
 * Runs one live match: a command at a time, the journal first, then the news. It knows no sockets and no
 * database, and it reads no clock but the one it is given.
 */
export class MatchHost {
  readonly #table: Table
  readonly #ports: HostPorts
  readonly #record: MatchRecord
  readonly #watch: SeatWatch
  readonly #voice: TableVoice
  readonly #alarms: HostAlarms
  readonly #line = new OneAtATime()
  #stage: Stage = { kind: 'open' }

  constructor(table: Table, ports: HostPorts) {
    this.#table = table
    this.#ports = ports
    const { clock, policy, news } = ports
    const joinedAt = table.match.phase.kind === 'waiting' ? null : clock.now()
    const record = new MatchRecord(table.match, table.entries)
    const watch = new SeatWatch(table.players, policy.pingEvery, joinedAt)
    this.#record = record
    this.#watch = watch
    const now = (): Millis => this.#now()
    this.#voice = new TableVoice({
      matchId: table.matchId,
      silence: policy.silence,
      news,
      record,
      watch,
      now,
    })
    this.#alarms = hostAlarms(clock, {
      joinBy: () => this.#soon(() => this.#take((at) => ({ kind: 'void', at, why: 'never-joined' }))),
      deadline: () => this.#soon(() => this.#timeOut()),
      silence: () => this.#soon(() => this.#leaveSilent()),
      settling: () => this.#soon(() => this.#settle()),
      recovery: () => this.#soon(() => this.#recover()),
      ping: () => this.#pingAll(),
    })
  }

  get match(): LiveMatch {
    return this.#record.match
  }

  /** Takes up the match where the table has it: its clocks run from now. */
  open(): void {
    const { openedAt, away } = this.#table
    this.#waitUntil(millis((away === null ? openedAt : this.#now()) + this.#ports.policy.joinWithin))
    if (away !== null) this.#soon(() => this.#resume(away))
    this.#setAlarms()
    this.#pingAll()
  }

  /** A player's connection is there, for the first time or again. */
  async join(seat: Seat): Promise<void> {
    this.#watch.join(seat, this.#now())
    this.#voice.welcome(seat, this.#stage.kind === 'paused')
    this.#voice.ping(seat)
    this.#voice.presences()
    await this.#line.run(() => this.#beginWithAll())
  }

  /** A player's connection is gone: silence, not resigning (R10.3). */
  drop(seat: Seat): void {
    this.#watch.drop(seat)
    this.#voice.presences()
  }

  /** Anything at all came from the seat. */
  hear(seat: Seat): void {
    this.#watch.hear(seat, this.#now())
  }

  /** A move is asked for. A shot that was accepted before is answered with its entry again. */
  async move(seat: Seat, ply: Ply, move: SkellyMove, pull: Pull | null): Promise<void> {
    await this.#line.run(async () => {
      const shotId = skelly.shotId(move)
      const known = shotId === null ? null : this.#record.shot(seat, shotId)
      if (known !== null) this.#voice.repeat(seat, known)
      else if (!this.#isNoNews(seat, ply, move)) await this.#play(seat, ply, move, pull)
    })
  }

  /** The button: an ordinary loss (R10.3). */
  async leave(seat: Seat): Promise<void> {
    await this.#line.run(async () => {
      const taken = await this.#take((at) => ({ kind: 'leave', at, seats: [seat], why: 'resigned' }))
      if (!taken.ok)
        this.#voice.refuse(seat, { message: 'leave', ply: null, shotId: null, why: taken.refusal })
    })
  }

  /** What a client missed; everything when it asks from 0 or claims to know more than there is. */
  tellSince(seat: Seat, seq: number): void {
    if (seq === 0 || seq > this.match.seq) return this.#voice.welcome(seat, this.#stage.kind === 'paused')
    this.#voice.missed(seat, seq)
  }

  /** Answers a pong with the server's clock. */
  tellTime(seat: Seat, sent: number): void {
    this.#voice.time(seat, sent)
  }

  /** The stores do not answer: the game stands still until they do (R3.8). */
  pause(): void {
    if (this.#stage.kind !== 'open') return
    this.#stage = { kind: 'paused', since: this.#now() }
    silenceAlarms(this.#alarms, ['joinBy', 'deadline', 'silence', 'settling'])
    this.#note('warn', 'the stores are away: the match stands still')
    this.#voice.paused()
    this.#alarms.recovery.setAt(millis(this.#now() + TRY_AGAIN))
  }

  /** Lets the command in hand finish and takes no further one: the match goes on elsewhere. */
  async close(): Promise<void> {
    this.#shut()
    await this.#line.idle()
  }

  /** Decides, writes down, adopts, tells: in this order, with nothing in between. */
  async #take(
    ask: (at: Millis) => LiveCommand,
    pull: Pull | null = null,
  ): Promise<Result<LiveEntry, RoomRefusal>> {
    if (this.#stage.kind !== 'open') return refuse('not-now')
    const entered = await enterCommand(this.#ports.journal, this.match, ask(this.#now()), pull)
    switch (entered.kind) {
      case 'accepted':
        this.#adopt(entered.entry)
        return ok(entered.entry)
      case 'refused':
        return refuse(entered.why)
      case 'fenced-out':
        this.#giveAway()
        return refuse('not-now')
      case 'unclear':
        this.#note('warn', 'an entry may not have been written', entered)
        this.pause()
        return refuse('not-now')
    }
  }

  #adopt(entry: LiveEntry): void {
    this.#record.adopt(entry)
    this.#voice.happened(entry)
    if (entry.command.kind !== 'move') this.#voice.presences()
    this.#setAlarms()
  }

  #setAlarms(): void {
    if (this.#stage.kind !== 'open') return
    const { phase } = this.match
    if (phase.kind !== 'waiting') this.#alarms.joinBy.off()
    this.#alarms.deadline.setAt(phase.kind === 'playing' ? phase.deadline : null)
    if (phase.kind === 'playing' || phase.kind === 'over') this.#listenOn(this.#ruleSilence())
    // until then the winner may leave too, which makes the game void (R7.4, R10.5)
    if (phase.kind === 'over')
      this.#alarms.settling.setAt(millis(phase.at + (phase.leaving ? SAME_SECOND : 0)))
    if (phase.kind === 'void') this.#alarms.settling.setAt(phase.at)
  }

  /** R10.2. */
  async #beginWithAll(): Promise<void> {
    if (this.match.phase.kind !== 'waiting' || !this.#watch.haveAllJoined) return
    await this.#take((at) => ({ kind: 'begin', at }))
  }

  #waitUntil(moment: Millis): void {
    if (this.match.phase.kind === 'waiting') this.#alarms.joinBy.setAt(moment)
  }

  async #timeOut(): Promise<void> {
    const taken = await this.#take((at) => ({ kind: 'time-out', at }))
    // timers may ring a little early
    if (!taken.ok && taken.refusal === 'too-early') this.#alarms.deadline.setAt(millis(this.#now() + 1))
  }

  #ruleSilence(): SilenceRuling {
    const inGame = skelly.inGame(this.match.state)
    return this.#watch.ruleSilence(inGame, this.#now(), this.#ports.policy.silence)
  }

  #listenOn(ruling: SilenceRuling): void {
    this.#alarms.silence.setAt(ruling.kind === 'wait' ? ruling.until : this.#now())
  }

  async #leaveSilent(): Promise<void> {
    const ruling = this.#ruleSilence()
    if (ruling.kind === 'wait') this.#listenOn(ruling)
    else await this.#take((at) => ({ kind: 'leave', at, seats: ruling.seats, why: ruling.why }))
  }

  async #recover(): Promise<void> {
    if (this.#stage.kind !== 'paused') return
    const away = this.#now() - this.#stage.since
    const written = await this.#ports.journal.after(this.match.seq).catch(() => null)
    if (written === null) this.#alarms.recovery.setAt(millis(this.#now() + TRY_AGAIN))
    else if (written === 'fenced-out') this.#giveAway()
    else await this.#goOn(written, away)
  }

  /** What was written without our knowing is adopted first; then the clocks move by the time lost (R3.8). */
  async #goOn(written: readonly LiveEntry[], away: number): Promise<void> {
    this.#stage = { kind: 'open' }
    // who wanted to come back could not be given a ticket meanwhile
    this.#watch.countFrom(this.#now())
    for (const entry of written) this.#adopt(entry)
    this.#waitUntil(millis(this.#now() + this.#ports.policy.joinWithin))
    await this.#beginWithAll()
    await this.#resume(away)
    this.#setAlarms()
  }

  async #resume(away: number): Promise<void> {
    if (this.match.phase.kind === 'playing') await this.#take((at) => ({ kind: 'resume', at, away }))
  }

  async #settle(): Promise<void> {
    const { settle, news } = this.#ports
    if (this.#stage.kind !== 'open') return
    try {
      this.#voice.settled(await settle())
      this.#shut()
      news.close(CLOSE_CODES.over)
    } catch (error) {
      this.#note('error', 'not settled yet', { error })
      this.#alarms.settling.setAt(millis(this.#now() + TRY_AGAIN))
    }
  }

  #giveAway(): void {
    this.#note('warn', 'another process owns the match')
    this.#shut()
    this.#ports.news.close(CLOSE_CODES.moved)
  }

  #shut(): void {
    this.#stage = { kind: 'closed' }
    silenceAlarms(this.#alarms)
  }

  #pingAll(): void {
    this.#voice.pingAll()
    this.#alarms.ping.setAt(millis(this.#now() + this.#ports.policy.pingEvery))
  }

  async #play(seat: Seat, ply: Ply, move: SkellyMove, pull: Pull | null): Promise<void> {
    const taken = await this.#take((at) => ({ kind: 'move', at, seat, ply, move }), pull)
    if (taken.ok) return
    this.#voice.refuse(seat, { message: move.kind, ply, shotId: skelly.shotId(move), why: taken.refusal })
  }

  /** Whether the seat has shown already in this turn that somebody is there: said once is enough. */
  #isNoNews(seat: Seat, ply: Ply, { kind }: SkellyMove): boolean {
    const { moverActed, state } = this.match
    return kind === 'aim' && moverActed && ply === this.match.ply && skelly.mover(state) === seat
  }

  #soon(work: () => Promise<unknown>): void {
    this.#line.run(work).catch((error: unknown) => this.#note('error', 'a live match failed', { error }))
  }

  #note(level: keyof HostLog, message: string, details: object = {}): void {
    this.#ports.log[level]({ matchId: this.#table.matchId, ...details }, message)
  }

  /** The server's clock; no command is older than the one before it, whatever the machine's clock does. */
  #now(): Millis {
    return millis(Math.max(this.#ports.clock.now(), this.#record.latest ?? 0))
  }
}
