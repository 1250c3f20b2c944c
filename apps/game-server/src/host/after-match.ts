import { millis, ok, refuse, unreachable, type Millis, type Result, type Seat } from '@skelly/engine'
import { CLOSE_CODES, type MatchResult, type RematchWish, type RoomRefusal } from '@skelly/protocol'
import { Alarm } from './alarm.ts'
import type { HostPorts, NextMatchRefusal } from './host-ports.ts'
import type { Listener } from './listener.ts'
import type { MatchRunner } from './match-runner.ts'
import { noRematchYet, ruleRematch, takeBackWish, wishRematch, type Rematch } from './rematch.ts'
import type { SeatWatch } from './seat-watch.ts'
import type { TableVoice } from './table-voice.ts'
import type { Table } from './table.ts'

export interface AfterMatchParts {
  readonly result: MatchResult
  readonly table: Table
  readonly ports: HostPorts
  readonly runner: MatchRunner
  readonly watch: SeatWatch
  readonly voice: TableVoice
  /** Closes the table and everybody's connection with it. */
  readonly leaveTo: (code: number) => void
}

/** `agreeing`: on a rematch. `opening`: it is agreed upon and not stored yet. `agreed`: all go on to it. */
type Stage =
  | { readonly kind: 'agreeing' }
  | { readonly kind: 'opening'; readonly seats: readonly Seat[]; readonly since: Millis }
  | { readonly kind: 'agreed'; readonly matchId: string }
  | { readonly kind: 'closed' }

/** How soon opening the next match is tried again when the stores did not answer, and for how long, in ms. */
const TRY_AGAIN = 1_000
const TRY_FOR = 30_000
/** How long connections stay when everybody was told where to go on, in ms. */
const FAREWELL = 2_000

/** A table whose match is settled: who comes back is told the result, and a rematch may be agreed upon. */
export class AfterMatch {
  readonly #parts: AfterMatchParts
  readonly #due: Alarm
  readonly #empty: Alarm
  #rematch: Rematch
  #stage: Stage = { kind: 'agreeing' }

  constructor(parts: AfterMatchParts) {
    const { runner, ports } = parts
    this.#parts = parts
    this.#due = new Alarm(ports.clock, () => this.#ring())
    this.#empty = new Alarm(ports.clock, () => parts.leaveTo(CLOSE_CODES.over))
    this.#rematch = noRematchYet(millis(runner.now() + ports.policy.rooms.rematchWithin))
  }

  /** Tells the result; from here on the table waits for wishes. */
  begin(): void {
    this.#parts.voice.settled(this.#parts.result)
    this.#due.setAt(this.#rematch.until)
    this.#mindEmptiness()
  }

  /** What somebody who comes now has to know beside the match. */
  greet(to: Listener): void {
    const { ports, result } = this.#parts
    const { news } = ports
    news.tell(to, 'settled', result)
    const wish = this.#wish()
    if (wish !== null) news.tell(to, 'rematch', { wish })
    if (this.#stage.kind === 'agreed') news.tell(to, 'next-match', { matchId: this.#stage.matchId })
    this.#mindEmptiness()
  }

  /** A player's connection is gone, and the wish with it. */
  drop(seat: Seat): void {
    if (this.#rematch.seats.includes(seat)) this.wish(seat, false)
    else this.look()
    this.#mindEmptiness()
  }

  /** Once more, or no more. Refused when the time is up or the next game stands. */
  wish(seat: Seat, isFor: boolean): Result<void, RoomRefusal> {
    if (this.#stage.kind !== 'agreeing') return refuse('no-rematch')
    const { ports, runner, voice } = this.#parts
    if (isFor) {
      const until = millis(runner.now() + ports.policy.rooms.rematchWithin)
      this.#rematch = wishRematch(this.#rematch, seat, { matchId: ports.newMatchId(), until })
    } else {
      this.#rematch = takeBackWish(this.#rematch, seat)
    }
    const wish = this.#wish()
    if (wish !== null) voice.rematch(wish)
    this.look()
    return ok(undefined)
  }

  /** Whether a rematch is agreed upon now: asked when somebody came or went, and when time has passed. */
  look(): void {
    if (this.#stage.kind !== 'agreeing') return
    const { runner, watch } = this.#parts
    const now = runner.now()
    const { leavers } = runner.record
    const ruling = ruleRematch(this.#rematch, {
      asked: watch.here(now).filter((seat) => !leavers.includes(seat)),
      now,
    })
    switch (ruling.kind) {
      case 'wait':
        return this.#due.setAt(this.#rematch.until)
      case 'open':
        this.#stage = { kind: 'opening', seats: ruling.seats, since: now }
        return this.#openSoon()
      case 'none':
        return this.#end()
      default:
        return unreachable(ruling)
    }
  }

  close(): void {
    this.#stage = { kind: 'closed' }
    this.#due.off()
    this.#empty.off()
  }

  #ring(): void {
    switch (this.#stage.kind) {
      case 'agreeing':
        return this.look()
      case 'opening':
        return this.#openSoon()
      case 'agreed':
        return this.#parts.leaveTo(CLOSE_CODES.over)
      case 'closed':
        return
      default:
        return unreachable(this.#stage)
    }
  }

  #openSoon(): void {
    this.#due.off()
    this.#parts.runner.soon(() => this.#open())
  }

  async #open(): Promise<void> {
    const { matchId } = this.#rematch
    const { ports, runner, table, voice, watch } = this.#parts
    if (this.#stage.kind !== 'opening' || matchId === null) return
    const { seats, since } = this.#stage
    const playerIds = table.players.filter(({ seat }) => seats.includes(seat)).map(({ playerId }) => playerId)
    const isWanted = (): boolean => seats.every((seat) => watch.connected.includes(seat))
    try {
      const opened = await ports.openNextMatch({ matchId, playerIds, isWanted })
      if (this.#isClosed()) return
      if (!opened.ok) {
        this.#refuse(seats, opened.refusal)
        return
      }
      this.#stage = { kind: 'agreed', matchId: opened.value }
      voice.nextMatch(opened.value)
      this.#due.setAt(millis(runner.now() + FAREWELL))
    } catch (error) {
      runner.note('error', 'no rematch yet', { error })
      if (this.#isClosed()) return
      if (runner.now() - since < TRY_FOR) this.#due.setAt(millis(runner.now() + TRY_AGAIN))
      else this.#end()
    }
  }

  #isClosed(): boolean {
    return this.#stage.kind === 'closed'
  }

  /** Somebody has gone meanwhile: those who are there may agree on it anew. */
  #agreeAnew(): void {
    const { voice, watch } = this.#parts
    this.#stage = { kind: 'agreeing' }
    const gone = this.#rematch.seats.filter((seat) => !watch.connected.includes(seat))
    this.#rematch = gone.reduce(takeBackWish, this.#rematch)
    const wish = this.#wish()
    if (wish !== null) voice.rematch(wish)
    this.look()
  }

  #refuse(seats: readonly Seat[], refusal: NextMatchRefusal): void {
    if (refusal === 'too-late') {
      this.#agreeAnew()
      return
    }
    const why = refusal === 'met-enough' || refusal === 'kept-out' ? refusal : 'no-rematch'
    const refused = { message: 'rematch', ply: null, shotId: null, why } as const
    for (const seat of seats) this.#parts.voice.refuse(seat, refused)
    this.#end()
  }

  /** There will be no rematch. */
  #end(): void {
    this.#parts.voice.rematch(null)
    this.#parts.leaveTo(CLOSE_CODES.over)
  }

  /** Nobody is asked any more, once all players have been away for as long as a reload may take. */
  #mindEmptiness(): void {
    const { ports, runner, watch } = this.#parts
    const { pingEvery } = ports.policy
    this.#empty.setAt(watch.isAnyoneConnected ? null : millis(runner.now() + pingEvery))
  }

  #wish(): RematchWish | null {
    const { matchId, seats, until } = this.#rematch
    return matchId === null ? null : { matchId, seats, until }
  }
}
