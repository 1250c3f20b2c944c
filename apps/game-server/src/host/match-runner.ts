import { millis, ok, refuse, type Millis, type Result } from '@skelly/engine'
import type { RoomRefusal } from '@skelly/protocol'
import { Alarm } from './alarm.ts'
import { enterCommand } from './enter-command.ts'
import type { HostLog } from './host-log.ts'
import type { HostPorts } from './host-ports.ts'
import type { Pull } from './journal.ts'
import type { LiveCommand, LiveEntry, LiveMatch } from './live-match.ts'
import { MatchRecord } from './match-record.ts'
import { OneAtATime } from './one-at-a-time.ts'
import type { Table } from './table.ts'

/**
 * `paused`: the stores are away since then. `over`: the match is settled. `closed`: this process has nothing more to do
 * with it.
 */
export type Stage =
  | { readonly kind: 'open' }
  | { readonly kind: 'paused'; readonly since: Millis }
  | { readonly kind: 'over' }
  | { readonly kind: 'closed' }

/** What a runner tells its host. */
export interface RunnerEvents {
  /** The entry stands in the journal and the match is the one after it. */
  readonly adopted: (entry: LiveEntry) => void
  readonly paused: () => void
  /** The stores are back after so many ms. Nothing else runs meanwhile. */
  readonly recovered: (away: number) => Promise<void>
  /** Another process owns the match. */
  readonly givenAway: () => void
}

/** How soon the stores are asked again while they are away, in ms. */
const TRY_AGAIN = 1_000

/** Runs a match's commands one at a time, the journal first, and lets the match stand still without its stores. */
export class MatchRunner {
  readonly #matchId: string
  readonly #ports: HostPorts
  readonly #events: RunnerEvents
  readonly #record: MatchRecord
  readonly #line = new OneAtATime()
  readonly #recovery: Alarm
  #stage: Stage = { kind: 'open' }

  constructor({ matchId, match, entries }: Table, ports: HostPorts, events: RunnerEvents) {
    this.#matchId = matchId
    this.#ports = ports
    this.#events = events
    this.#record = new MatchRecord(match, entries)
    this.#recovery = new Alarm(ports.clock, () => this.soon(() => this.#recover()))
  }

  get match(): LiveMatch {
    return this.#record.match
  }

  get record(): MatchRecord {
    return this.#record
  }

  get stage(): Stage['kind'] {
    return this.#stage.kind
  }

  /** The server's clock; no command is older than the one before it, whatever the machine's clock does. */
  now(): Millis {
    return millis(Math.max(this.#ports.clock.now(), this.#record.latest ?? 0))
  }

  /** Runs `work` when all that was asked for before is done. */
  inLine<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.#line.run(work)
  }

  /** Like `inLine`, when nobody waits for the outcome. */
  soon(work: () => Promise<unknown>): void {
    this.#line.run(work).catch((error: unknown) => this.note('error', 'a live match failed', { error }))
  }

  /** Decides, writes down, adopts: in this order, with nothing in between. Only in line. */
  async take(
    ask: (at: Millis) => LiveCommand,
    pull: Pull | null = null,
  ): Promise<Result<LiveEntry, RoomRefusal>> {
    if (this.#stage.kind !== 'open') return refuse(this.#stage.kind === 'over' ? 'over' : 'not-now')
    const at = this.now()
    const entered = await enterCommand(this.#ports.journal, this.match, ask(at), pull)
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
        this.note('warn', 'an entry may not have been written', entered)
        this.pause(at)
        return refuse('not-now')
    }
  }

  /**
   * The stores do not answer: the match stands still until they do (R3.8).
   * @param since when they answered last, as far as is known
   */
  pause(since: Millis): void {
    if (this.#stage.kind !== 'open') return
    this.#stage = { kind: 'paused', since: millis(Math.max(since, this.#record.latest ?? 0)) }
    this.note('warn', 'the stores are away: the match stands still')
    this.#recovery.setAt(millis(this.now() + TRY_AGAIN))
    this.#events.paused()
  }

  /** The match is settled: nothing can be asked of it any more. */
  finish(): void {
    this.#recovery.off()
    this.#stage = { kind: 'over' }
  }

  /** Takes no further command; resolves when the one in hand is done. */
  async close(): Promise<void> {
    this.#stage = { kind: 'closed' }
    this.#recovery.off()
    await this.#line.idle()
  }

  note(level: keyof HostLog, message: string, details: object = {}): void {
    this.#ports.log[level]({ matchId: this.#matchId, ...details }, message)
  }

  #adopt(entry: LiveEntry): void {
    this.#record.adopt(entry)
    this.#events.adopted(entry)
  }

  /** What was written without our knowing is adopted first. */
  async #recover(): Promise<void> {
    if (this.#stage.kind !== 'paused') return
    const away = this.now() - this.#stage.since
    const written = await this.#ports.journal.after(this.match.seq).catch(() => null)
    if (written === null) {
      this.#recovery.setAt(millis(this.now() + TRY_AGAIN))
    } else if (written === 'fenced-out') {
      this.#giveAway()
    } else {
      this.#stage = { kind: 'open' }
      for (const entry of written) this.#adopt(entry)
      await this.#events.recovered(away)
    }
  }

  #giveAway(): void {
    this.note('warn', 'another process owns the match')
    void this.close()
    this.#events.givenAway()
  }
}
