import {
  millis,
  SAME_SECOND,
  skelly,
  type Millis,
  type Ply,
  type Seat,
  type SkellyMove,
} from '@skelly/engine'
import { CLOSE_CODES } from '@skelly/protocol'
import { clockFrom } from './clock-from.ts'
import { hostAlarms, silenceAlarms, type HostAlarms } from './host-alarms.ts'
import type { HostPorts } from './host-ports.ts'
import type { Pull } from './journal.ts'
import type { LiveEntry, LiveMatch } from './live-match.ts'
import { MatchRunner } from './match-runner.ts'
import { SeatWatch } from './seat-watch.ts'
import type { SilenceRuling } from './silence-ruling.ts'
import { TableVoice } from './table-voice.ts'
import type { Table } from './table.ts'

/** How soon settling is tried again when the stores did not answer, in ms. */
const TRY_AGAIN = 1_000

/**
 * Hosts one live match: who is there, what is due when, what is told to whom. It knows no sockets and no
 * database, and it reads no clock but the one it is given.
 */
export class MatchHost {
  readonly #table: Table
  readonly #ports: HostPorts
  readonly #runner: MatchRunner
  readonly #watch: SeatWatch
  readonly #voice: TableVoice
  readonly #alarms: HostAlarms

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
    this.#runner = runner
    this.#watch = watch
    this.#voice = new TableVoice({
      matchId: table.matchId,
      facts: table.facts,
      silence: policy.silence,
      news,
      runner,
      watch,
    })
    this.#alarms = hostAlarms(clock, {
      joinBy: () => runner.soon(() => runner.take((at) => ({ kind: 'void', at, why: 'never-joined' }))),
      deadline: () => runner.soon(() => this.#timeOut()),
      silence: () => runner.soon(() => this.#leaveSilent()),
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
    this.#waitFrom(away === null ? openedAt : this.#runner.now())
    if (away !== null) this.#runner.soon(() => this.#resume(away))
    this.#setAlarms()
    this.#pingAll()
  }

  /** A player's connection is there, for the first time or again. */
  async join(seat: Seat): Promise<void> {
    this.#watch.join(seat, this.#runner.now())
    this.#voice.welcome(seat)
    this.#voice.presences()
    await this.#runner.inLine(() => this.#beginWithAll())
  }

  /** A player's connection is gone: silence, not resigning (R10.3). */
  drop(seat: Seat): void {
    this.#watch.drop(seat)
    this.#voice.presences()
  }

  /** Anything at all came from the seat. */
  hear(seat: Seat): void {
    this.#watch.hear(seat, this.#runner.now())
  }

  /** A move is asked for. A shot that was accepted before is answered with its entry again. */
  async move(seat: Seat, ply: Ply, move: SkellyMove, pull: Pull | null): Promise<void> {
    await this.#runner.inLine(async () => {
      const shotId = skelly.shotId(move)
      const known = shotId === null ? null : this.#runner.record.shot(seat, shotId)
      if (known !== null) this.#voice.repeat(seat, known)
      else if (!this.#isNoNews(seat, ply, move)) await this.#play(seat, ply, move, pull)
    })
  }

  /** The button: an ordinary loss (R10.3). */
  async leave(seat: Seat): Promise<void> {
    await this.#runner.inLine(async () => {
      const taken = await this.#runner.take((at) => ({ kind: 'leave', at, seats: [seat], why: 'resigned' }))
      if (!taken.ok)
        this.#voice.refuse(seat, { message: 'leave', ply: null, shotId: null, why: taken.refusal })
    })
  }

  /** What a client missed after so many entries. */
  tellSince(seat: Seat, seq: number): void {
    this.#voice.since(seat, seq)
  }

  /** The server's clock, in answer to a client's own. */
  tellTime(seat: Seat, sent: number): void {
    this.#voice.time(seat, sent)
  }

  /** The stores have not answered since then: the game stands still until they do (R3.8). */
  pause(since: Millis): void {
    this.#runner.pause(since)
  }

  /** Lets the command in hand finish and takes no further one: the match goes on elsewhere. */
  async close(): Promise<void> {
    silenceAlarms(this.#alarms)
    await this.#runner.close()
  }

  #tell(entry: LiveEntry): void {
    this.#voice.happened(entry)
    if (entry.command.kind !== 'move') this.#voice.presences()
    this.#setAlarms()
  }

  #setAlarms(): void {
    if (this.#runner.stage !== 'open') return
    const { phase } = this.match
    if (phase.kind !== 'waiting') this.#alarms.joinBy.off()
    this.#alarms.deadline.setAt(phase.kind === 'playing' ? phase.deadline : null)
    if (phase.kind === 'playing' || phase.kind === 'over') this.#listenOn(this.#ruleSilence())
    // until then the winner may leave too, which makes the game void (R7.4, R10.5)
    if (phase.kind === 'over')
      this.#alarms.settling.setAt(millis(phase.at + (phase.leaving ? SAME_SECOND : 0)))
    if (phase.kind === 'void') this.#alarms.settling.setAt(phase.at)
  }

  #pause(): void {
    silenceAlarms(this.#alarms, ['joinBy', 'deadline', 'silence', 'settling'])
    this.#voice.paused()
  }

  async #goOn(away: number): Promise<void> {
    // who wanted to come back could not be given a ticket meanwhile
    this.#watch.countFrom(this.#runner.now())
    this.#waitFrom(this.#runner.now())
    await this.#beginWithAll()
    await this.#resume(away)
    this.#setAlarms()
  }

  /** R10.2: how long the table waits for those who have not joined. */
  #waitFrom(moment: Millis): void {
    if (this.match.phase.kind !== 'waiting') return
    this.#alarms.joinBy.setAt(millis(moment + this.#ports.policy.joinWithin))
  }

  async #beginWithAll(): Promise<void> {
    if (this.match.phase.kind !== 'waiting' || !this.#watch.haveAllJoined) return
    await this.#runner.take((at) => ({ kind: 'begin', at }))
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

  /** Whether the seat has shown already in this turn that somebody is there: said once is enough. */
  #isNoNews(seat: Seat, ply: Ply, { kind }: SkellyMove): boolean {
    const { moverActed, state } = this.match
    return kind === 'aim' && moverActed && ply === this.match.ply && skelly.mover(state) === seat
  }

  async #timeOut(): Promise<void> {
    const taken = await this.#runner.take((at) => ({ kind: 'time-out', at }))
    // timers may ring a little early
    if (!taken.ok && taken.refusal === 'too-early') this.#setAlarms()
  }

  #ruleSilence(): SilenceRuling {
    const inGame = skelly.inGame(this.match.state)
    return this.#watch.ruleSilence(inGame, this.#runner.now(), this.#ports.policy.silence)
  }

  #listenOn(ruling: SilenceRuling): void {
    this.#alarms.silence.setAt(ruling.kind === 'wait' ? ruling.until : this.#runner.now())
  }

  async #leaveSilent(): Promise<void> {
    const ruling = this.#ruleSilence()
    if (ruling.kind === 'wait') this.#listenOn(ruling)
    else await this.#runner.take((at) => ({ kind: 'leave', at, seats: ruling.seats, why: ruling.why }))
  }

  async #settle(): Promise<void> {
    if (this.#runner.stage !== 'open') return
    try {
      this.#voice.settled(await this.#ports.settle())
      this.#leaveTo(CLOSE_CODES.over)
    } catch (error) {
      this.#runner.note('error', 'not settled yet', { error })
      this.#alarms.settling.setAt(millis(this.#runner.now() + TRY_AGAIN))
    }
  }

  #leaveTo(code: number): void {
    void this.close()
    this.#ports.news.close(code)
  }

  #pingAll(): void {
    this.#voice.pingAll()
    this.#alarms.ping.setAt(millis(this.#runner.now() + this.#ports.policy.pingEvery))
  }
}
