import { ok, refuse, type Millis, type Result } from '@skelly/engine'
import type { Policy } from '@skelly/protocol'
import { loseMatch, newId, openRematch, type Database } from '@skelly/services'
import type { ClaimRefusal } from '@skelly/services'
import type { RestoreRefusal } from '../host/restore-match.ts'
import type { HostClock } from '../host/host-clock.ts'
import type { HostLog } from '../host/host-log.ts'
import type { HostPorts, NextMatch, NextMatchRefusal } from '../host/host-ports.ts'
import type { Journal } from '../host/journal.ts'
import { MatchHost } from '../host/match-host.ts'
import type { Player, Table } from '../host/table.ts'
import type { TableNews } from '../host/table-news.ts'
import { ConnectionRecorder } from './connection-recorder.ts'
import { openTable } from './open-table.ts'
import { OpinionTally } from './opinion-tally.ts'
import { settleWithOpinion } from './settle-with-opinion.ts'
import { storedJournal } from './stored-journal.ts'
import { withinTime } from './within-time.ts'

export interface HostingParts {
  readonly database: Database
  readonly serverId: string
  readonly clock: HostClock
  readonly policy: Policy
  readonly log: HostLog
  /** Something to put around every journal; as it is when there is nothing. */
  readonly aroundJournal: (journal: Journal) => Journal
  /** Resolves when the match's table stands, here or elsewhere, or will stand by itself. */
  readonly putUpTable: (matchId: string) => Promise<void>
  /** Rejects while tables can be put up but nobody could find them. */
  readonly beFindable: () => Promise<void>
  /** An owner who has said nothing for so many ms is gone; 0 where there is no other process. */
  readonly lostAfter: number
}

export type TakingRefusal = ClaimRefusal | 'lost'

export interface Hosted {
  readonly host: MatchHost
  readonly players: readonly Player[]
}

/** The live matches of this process. */
export class Hosting {
  readonly #parts: HostingParts
  readonly #hosts = new Map<string, MatchHost>()
  readonly #connections: ConnectionRecorder
  /** What the second opinion came to on the matches that were settled here. */
  readonly opinions = new OpinionTally()

  constructor(parts: HostingParts) {
    this.#parts = parts
    this.#connections = new ConnectionRecorder(parts)
  }

  /**
   * Takes a match over, new or half played; `open` it when its table can be told things.
   * Refuses one that is settled, unknown, or lost by now: its journal does not give it back (R10.6).
   * @throws when the stores do not answer
   */
  async take(matchId: string, news: TableNews): Promise<Result<Hosted, TakingRefusal>> {
    const { database, serverId, clock, policy, log, aroundJournal, lostAfter } = this.#parts
    const now = clock.now()
    const silentSince = lostAfter === 0 ? {} : { silentSince: now - lostAfter }
    const opened = await openTable(database, { matchId, serverId, now, ...silentSince })
    if (!opened.ok) return refuse(await this.#giveUp(matchId, opened.refusal))
    const { table, fence } = opened.value
    const journal = aroundJournal(storedJournal(database, matchId, fence))
    const opinion = { database, log, policy, opinions: this.opinions }
    const settle = () => settleWithOpinion(opinion, { matchId, now: clock.now() })
    const openNextMatch = (next: NextMatch) => this.#openNextMatch(matchId, next)
    const outside = { clock, journal, news, log, policy, settle, newMatchId: newId, openNextMatch }
    const host = new MatchHost(table, { ...outside, noteConnection: this.#noteFor(table) })
    this.#hosts.set(matchId, host)
    log.info({ matchId, seq: table.match.seq, away: table.away }, 'match taken over')
    return ok({ host, players: table.players })
  }

  /** The match's room is gone. */
  async release(matchId: string): Promise<void> {
    const host = this.#hosts.get(matchId)
    this.#hosts.delete(matchId)
    await host?.close()
    this.opinions.forget(matchId)
  }

  /** The stores have not answered since then: every match stands still until they do. */
  pauseAll(since: Millis): void {
    for (const host of this.#hosts.values()) host.pause(since)
  }

  /** Lets the commands in hand finish everywhere, and takes no more. */
  async closeAll(): Promise<void> {
    await Promise.all([...this.#hosts.values()].map((host) => host.close()))
  }

  /** Resolves when what became of connections is written, or after so many ms. */
  async written(patience: number): Promise<void> {
    await withinTime(patience, this.#connections.idle()).catch((error: unknown) =>
      this.#parts.log.warn({ error }, 'what became of connections is not all written'),
    )
  }

  /** Only ranked games become cases, so of others nothing is kept. */
  #noteFor({ matchId, match }: Table): HostPorts['noteConnection'] {
    if (match.setup.way !== 'ranked') return () => undefined
    return (event) => this.#connections.record(matchId, event)
  }

  async #openNextMatch(
    of: string,
    { matchId, playerIds, isWanted }: NextMatch,
  ): Promise<Result<string, NextMatchRefusal>> {
    const { database, clock, policy, putUpTable, beFindable } = this.#parts
    await beFindable()
    const opening = { matchId, of, playerIds, isWanted, now: clock.now() }
    const { ratedADayAgainstTheSame } = policy.matchmaking
    const limits = { ratedADayAgainstTheSame, pauses: policy.walkOuts }
    const opened = await openRematch(database, opening, limits)
    if (opened.ok) await putUpTable(opened.value)
    return opened
  }

  async #giveUp(matchId: string, refusal: ClaimRefusal | RestoreRefusal): Promise<TakingRefusal> {
    const { database, clock, log } = this.#parts
    if (refusal === 'over' || refusal === 'no-such-match' || refusal === 'owned') return refusal
    log.error({ matchId, refusal }, 'a match can not be restored from its journal: it is void')
    await loseMatch(database, { matchId, now: clock.now() })
    return 'lost'
  }
}
