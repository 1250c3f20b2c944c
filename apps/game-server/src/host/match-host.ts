import {
  millis,
  SAME_SECOND,
  refuse,
  skelly,
  type Millis,
  type Ply,
  type Result,
  type Seat,
  type SkellyMove,
} from '@skelly/engine'
import { CLOSE_CODES, type MatchClientMessage, type MatchResult, type RoomRefusal } from '@skelly/protocol'
import { AfterMatch } from './after-match.ts'
import { clockFrom } from './clock-from.ts'
import type { LostReason } from './connection-event.ts'
import { ConnectionNotes } from './connection-notes.ts'
import { hostAlarms, type HostAlarms } from './host-alarms.ts'
import type { HostPorts } from './host-ports.ts'
import type { Pull } from './journal.ts'
import { isNoNews } from './is-no-news.ts'
import type { Listener } from './listener.ts'
import type { LiveEntry, LiveMatch } from './live-match.ts'
import { MatchRunner, type Stage } from './match-runner.ts'
import { MatchStart } from './match-start.ts'
import { SeatWatch } from './seat-watch.ts'
import { SilenceAlarm } from './silence-alarm.ts'
import { TableTalk } from './table-talk.ts'
import { TableVoice } from './table-voice.ts'
import type { Table } from './table.ts'
import { Watchers, type WatchingRefusal } from './watchers.ts'

/** How soon settling is tried again when the stores did not answer, in ms. */
const TRY_AGAIN = 1_000

/**
 * Hosts one live match: who is there, what is due when, what is told to whom. It knows no sockets and no
 * database, and it reads no clock but the one it is given.
 */
export class MatchHost {
  /** What players say beside the game, and what becomes of their connections. */
  readonly talk: TableTalk
  readonly connections: ConnectionNotes
  readonly #table: Table
  readonly #ports: HostPorts
  readonly #runner: MatchRunner
  readonly #watch: SeatWatch
  readonly #start: MatchStart
  readonly #silence: SilenceAlarm
  readonly #watchers: Watchers
  readonly #voice: TableVoice
  readonly #alarms: HostAlarms
  #after: AfterMatch | null = null

  constructor(table: Table, given: HostPorts) {
    const ports = { ...given, clock: clockFrom(given.clock, table.entries.at(-1)?.command.at ?? millis(0)) }
    this.#table = table
    this.#ports = ports
    const { clock, policy, news } = ports
    const runner = new MatchRunner(table, ports, {
      adopted: (entry) => this.#tell(entry),
      paused: () => this.#pause(),
      recovered: (away) => this.#goOn(away),
      givenAway: () => this.#leaveTo(CLOSE_CODES.moved),
    })
    const joinedAt = table.match.phase.kind === 'waiting' ? null : clock.now()
    const watch = new SeatWatch(table.players, policy.pingEvery, joinedAt)
    const watchers = new Watchers(table.watching === 'anyone' ? policy.rooms.watchers : 0)
    this.#runner = runner
    this.#watch = watch
    this.#start = new MatchStart(runner, watch, ports)
    this.#silence = new SilenceAlarm(runner, watch, ports)
    this.#watchers = watchers
    this.#voice = new TableVoice({ ...table, silence: policy.silence, news, runner, watch, watchers })
    this.connections = new ConnectionNotes({ runner, watch, note: ports.noteConnection })
    this.talk = new TableTalk({ news, runner, every: policy.rooms.wordEvery })
    this.#alarms = hostAlarms(clock, {
      deadline: () => runner.soon(() => this.#timeOut()),
      settling: () => runner.soon(() => this.#settle()),
      ping: () => this.#pingAll(),
    })
  }

  get match(): LiveMatch {
    return this.#runner.match
  }

  /** Takes up the match where the table has it: its clocks run from now. */
  open(): void {
    const { openedAt, away } = this.#table
    this.#start.waitFrom(away === null ? openedAt : this.#runner.now())
    this.connections.open(away)
    if (away !== null) this.#runner.soon(() => this.#resume(away))
    this.#setAlarms()
    this.#pingAll()
  }

  /** A player's connection is there, for the first time or again. */
  async join(seat: Seat): Promise<void> {
    this.#watch.join(seat, this.#runner.now())
    this.connections.join(seat)
    this.#greet(seat)
    await this.#runner.inLine(() => this.#start.goWithAll())
  }

  /** A player's connection is gone, for whatever reason: silence, not resigning (R10.3). */
  drop(seat: Seat, why: LostReason = 'network'): void {
    this.#watch.drop(seat)
    this.connections.drop(seat, why)
    this.#after?.drop(seat)
    this.#voice.presences()
  }

  /** Somebody without a seat wants to see the match, for the first time or again: `watch` follows. */
  admitWatcher(playerId: string): Result<void, WatchingRefusal> {
    return this.#watchers.enter(playerId)
  }

  /** The connection of a watcher who was admitted is there. */
  watch(playerId: string): void {
    this.#greet(playerId)
  }

  /** A watcher's connection is gone. */
  unwatch(playerId: string): void {
    this.#watchers.leave(playerId)
    this.#voice.presences()
  }

  /** Anything at all came from the seat. */
  hear(seat: Seat): void {
    this.#watch.hear(seat, this.#runner.now())
    this.connections.hear(seat)
  }

  /** A move is asked for. A shot that was accepted before is answered with its entry again. */
  async move(seat: Seat, ply: Ply, move: SkellyMove, pull: Pull | null): Promise<void> {
    await this.#runner.inLine(async () => {
      const known = this.#runner.record.shot(seat, skelly.shotId(move))
      if (known !== null) this.#voice.repeat(seat, known)
      else if (!isNoNews(this.match, seat, ply, move)) await this.#play(seat, ply, move, pull)
    })
  }

  /** The button: an ordinary loss (R10.3). */
  async leave(seat: Seat): Promise<void> {
    await this.#runner.inLine(async () => {
      const taken = await this.#runner.take((at) => ({ kind: 'leave', at, seats: [seat], why: 'resigned' }))
      if (!taken.ok) this.#refuse(seat, 'leave', taken.refusal)
    })
  }

  /** Once more, or no more, when the match is settled (policies, Rematch). */
  wishRematch(seat: Seat, isFor: boolean): void {
    const wished = this.#after?.wish(seat, isFor) ?? refuse('no-rematch')
    if (!wished.ok) this.#refuse(seat, 'rematch', wished.refusal)
  }

  /** What a client missed after so many entries. */
  tellSince(to: Listener, seq: number): void {
    this.#voice.since(to, seq)
  }

  /** How the last shots went. */
  tellLately(to: Listener): void {
    this.#voice.lately(to)
  }

  /** The server's clock, in answer to a client's own. */
  tellTime(to: Listener, sent: number): void {
    this.#voice.time(to, sent)
  }

  /** The stores have not answered since then: the game stands still until they do (R3.8). */
  pause(since: Millis): void {
    this.#runner.pause(since)
  }

  /** Lets the command in hand finish and takes no further one: the match goes on elsewhere. */
  async close(): Promise<void> {
    this.#stopAlarms()
    this.#alarms.ping.off()
    this.#after?.close()
    await this.#runner.close()
  }

  #isAt(stage: Stage['kind']): boolean {
    return this.#runner.stage === stage
  }

  #greet(to: Listener): void {
    this.#voice.welcome(to)
    this.#after?.greet(to)
    this.#voice.presences()
  }

  #tell(entry: LiveEntry): void {
    this.connections.adopted(entry)
    this.#voice.happened(entry)
    if (entry.command.kind !== 'move') this.#voice.presences()
    this.#setAlarms()
  }

  #setAlarms(): void {
    if (!this.#isAt('open')) return
    const { phase } = this.match
    if (phase.kind !== 'waiting') this.#start.stopWaiting()
    this.#alarms.deadline.setAt(phase.kind === 'playing' ? phase.deadline : null)
    if (phase.kind === 'playing' || phase.kind === 'over') this.#silence.listen()
    // until then the winner may leave too, which makes the game void (R7.4, R10.5)
    if (phase.kind === 'over')
      this.#alarms.settling.setAt(millis(phase.at + (phase.leaving ? SAME_SECOND : 0)))
    if (phase.kind === 'void') this.#alarms.settling.setAt(phase.at)
  }

  #pause(): void {
    this.#stopAlarms()
    this.#voice.paused()
  }

  /** Nothing of the game becomes due any more. */
  #stopAlarms(): void {
    this.#start.stopWaiting()
    this.#silence.off()
    this.#alarms.deadline.off()
    this.#alarms.settling.off()
  }

  async #goOn(away: number): Promise<void> {
    // who wanted to come back could not be given a ticket meanwhile
    this.#watch.countFrom(this.#runner.now())
    this.#start.waitFrom(this.#runner.now())
    const before = this.match.seq
    await this.#start.goWithAll()
    await this.#resume(away)
    // without a clock there is nothing to resume, and no entry says that the game goes on
    if (this.match.seq === before) this.#voice.welcomeAll()
    this.#setAlarms()
  }

  /** R3.8 */
  async #resume(away: number): Promise<void> {
    if (this.match.phase.kind === 'playing') await this.#runner.take((at) => ({ kind: 'resume', at, away }))
  }

  async #play(seat: Seat, ply: Ply, move: SkellyMove, pull: Pull | null): Promise<void> {
    const taken = await this.#runner.take((at) => ({ kind: 'move', at, seat, ply, move }), pull)
    if (taken.ok) return
    this.#voice.refuse(seat, { message: move.kind, ply, shotId: skelly.shotId(move), why: taken.refusal })
  }

  async #timeOut(): Promise<void> {
    const taken = await this.#runner.take((at) => ({ kind: 'time-out', at }))
    // timers may ring a little early
    if (!taken.ok && taken.refusal === 'too-early') this.#setAlarms()
  }

  async #settle(): Promise<void> {
    if (!this.#isAt('open')) return
    try {
      const result = await this.#ports.settle()
      // there may have been a shutdown meanwhile
      if (!this.#isAt('closed')) this.#stay(result)
    } catch (error) {
      this.#runner.note('error', 'not settled yet', { error })
      this.#alarms.settling.setAt(millis(this.#runner.now() + TRY_AGAIN))
    }
  }

  /** The match is counted: its table stands for a rematch. */
  #stay(result: MatchResult): void {
    this.#stopAlarms()
    this.#runner.finish()
    this.#after = new AfterMatch({
      result,
      table: this.#table,
      ports: this.#ports,
      runner: this.#runner,
      watch: this.#watch,
      voice: this.#voice,
      leaveTo: (code) => this.#leaveTo(code),
    })
    this.#after.begin()
  }

  #refuse(seat: Seat, message: MatchClientMessage, why: RoomRefusal): void {
    this.#voice.refuse(seat, { message, ply: null, shotId: null, why })
  }

  #leaveTo(code: number): void {
    void this.close()
    this.#ports.news.close(code)
  }

  #pingAll(): void {
    this.connections.look()
    this.#voice.pingAll()
    this.#alarms.ping.setAt(millis(this.#runner.now() + this.#ports.policy.pingEvery))
    this.#after?.look()
  }
}
