import type { Fill, Millis } from '@skelly/engine'
import type { Policy, QueueNews } from '@skelly/protocol'
import type { HostLog } from '../host/host-log.ts'
import type { Lead } from '../lead/lead.ts'
import { pairUp, type Pair } from './pair-up.ts'
import type { RankedOffice } from './ranked-office.ts'
import { RecentWaits } from './recent-waits.ts'
import { searchWindow } from './search-window.ts'
import type { Searcher } from './searcher.ts'
import type { WaitingList } from './waiting-list.ts'

/** The way to those who wait here. */
export interface RankedQueueDoor {
  readonly tell: <Kind extends keyof QueueNews>(playerId: string, kind: Kind, news: QueueNews[Kind]) => void
  /** They are kept from ranked games: they wait here no more. */
  readonly turnAway: (playerId: string) => void
}

export interface RankedQueueParts extends RankedQueueDoor {
  readonly list: WaitingList
  readonly lead: Lead
  readonly office: RankedOffice
  readonly policy: Policy
  readonly log: HostLog
  readonly now: () => Millis
}

/** The work that one process does for all, and for how many rounds it keeps it without doing it. */
const PAIRING = 'pairing'
const LEADS_FOR = 3
/** Rounds after which is looked again whether somebody who waits has been suspended meanwhile. */
const LOOKS_AGAIN = 3

/** The ranked queue as one process has it: who waits here, and every second who of all meets whom. */
export class RankedQueue {
  readonly #parts: RankedQueueParts
  readonly #waits = new RecentWaits()
  /** Who waits at this process. */
  readonly #here = new Map<string, Searcher>()
  /** Pairs that have met often enough today; asked anew when one of them comes again. */
  #metEnough: ReadonlySet<string> = new Set()
  #isPairing = false
  #rounds = 0

  constructor(parts: RankedQueueParts) {
    this.#parts = parts
  }

  /**
   * Somebody searches; who has an open match is sent back to it. Answers false for who is kept out: they do not wait here.
   * Rejects when the stores do not answer.
   */
  async enter(playerId: string, fill: Fill): Promise<boolean> {
    const { office, now } = this.#parts
    if (await this.#sendBack(playerId)) return true
    if (await office.isKeptOut(playerId)) return false
    const standing = await office.standingOf(playerId)
    if (standing === null) throw new Error('a player without a standing')
    const { rating, ratedGames, lastOpponentId } = standing
    await this.#put({ playerId, fill, rating, ratedGames, lastOpponentId, since: now(), takesAnyone: false })
    return true
  }

  /** They search no more. */
  async leave(playerId: string): Promise<void> {
    this.forget(playerId)
    await this.#parts.list.remove(playerId)
  }

  /** They search on, at another process. */
  forget(playerId: string): void {
    this.#here.delete(playerId)
  }

  async takeAnyone(playerId: string): Promise<void> {
    const searcher = this.#here.get(playerId)
    if (searcher !== undefined) await this.#put({ ...searcher, takesAnyone: true })
  }

  /** One round: who fits together is sent to a match, and everybody else here is told how it stands. */
  async round(): Promise<void> {
    if (this.#isPairing) return
    this.#isPairing = true
    try {
      const { lead, list, policy } = this.#parts
      if (this.#rounds++ % LOOKS_AGAIN === 0) await this.#lookAgain()
      await list.keep([...this.#here.keys()])
      if (await lead.take(PAIRING, LEADS_FOR * policy.matchmaking.every)) await this.#pairAll()
      await this.#tellAll()
    } catch (error) {
      this.#parts.log.warn({ error }, 'nobody could be paired')
    } finally {
      this.#isPairing = false
    }
  }

  async #lookAgain(): Promise<void> {
    const { office, turnAway } = this.#parts
    for (const playerId of [...this.#here.keys()]) {
      if (!(await office.isKeptOut(playerId))) continue
      await this.leave(playerId)
      turnAway(playerId)
    }
  }

  async #pairAll(): Promise<void> {
    const { list, policy, now } = this.#parts
    const queue = await list.all()
    this.#forgetPairsNotIn(queue)
    const haveMetEnough = (a: Searcher, b: Searcher): boolean => this.#metEnough.has(keyOf(a, b))
    const pairs = pairUp(queue, { now: now(), matchmaking: policy.matchmaking, haveMetEnough })
    for (const pair of pairs) await this.#match(pair)
  }

  async #match(pair: Pair): Promise<void> {
    const { office, policy, list } = this.#parts
    const [a, b] = pair
    const met = await office.ratedTodayBetween(a.playerId, b.playerId)
    if (met >= policy.matchmaking.ratedADayAgainstTheSame) {
      this.#metEnough = new Set([...this.#metEnough, keyOf(a, b)])
      return
    }
    const opened = await office.openMatch(pair)
    for (const { playerId } of pair) {
      // whoever has no match after all is put on the list again where they wait
      if (opened.ok || (await office.openMatchOf(playerId)) !== null) await list.remove(playerId)
    }
  }

  async #tellAll(): Promise<void> {
    const queue = await this.#parts.list.all()
    for (const searcher of this.#here.values()) {
      if (queue.some(({ playerId }) => playerId === searcher.playerId))
        this.#tellHowItStands(searcher, queue.length)
      else await this.#sendOn(searcher)
    }
  }

  #tellHowItStands(searcher: Searcher, queued: number): void {
    const { policy, now, tell } = this.#parts
    const waited = Math.max(0, now() - searcher.since)
    const { points, isWidest } = searchWindow(waited, policy.matchmaking)
    const askAnyone = isWidest && !searcher.takesAnyone
    const estimate = this.#waits.median
    tell(searcher.playerId, 'searching', { waited, window: points, queued, estimate, askAnyone })
  }

  /** Off the list: paired, by whichever process, or lapsed while this one did nothing. */
  async #sendOn(searcher: Searcher): Promise<void> {
    if (await this.#sendBack(searcher.playerId)) this.#waits.add(this.#parts.now() - searcher.since)
    else if (this.#here.has(searcher.playerId)) await this.#put(searcher)
  }

  async #sendBack(playerId: string): Promise<boolean> {
    const matchId = await this.#parts.office.openMatchOf(playerId)
    if (matchId === null) return false
    await this.leave(playerId)
    this.#parts.tell(playerId, 'matched', { matchId })
    return true
  }

  #forgetPairsNotIn(queue: readonly Searcher[]): void {
    if (this.#metEnough.size === 0) return
    const waiting = new Set(queue.flatMap((a) => queue.map((b) => keyOf(a, b))))
    this.#metEnough = new Set([...this.#metEnough].filter((key) => waiting.has(key)))
  }

  async #put(searcher: Searcher): Promise<void> {
    this.#here.set(searcher.playerId, searcher)
    await this.#parts.list.put(searcher)
  }
}

/** Whoever comes again has another `since`. */
const keyOf = (a: Searcher, b: Searcher): string =>
  [a, b]
    .map(({ playerId, since }) => `${playerId} ${String(since)}`)
    .toSorted()
    .join(' ')
