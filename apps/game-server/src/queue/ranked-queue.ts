import type { Fill, Millis } from '@skelly/engine'
import type { Policy, QueueNews } from '@skelly/protocol'
import type { HostLog } from '../host/host-log.ts'
import { pairUp, type Pair } from './pair-up.ts'
import type { RankedOffice } from './ranked-office.ts'
import { RecentWaits } from './recent-waits.ts'
import { searchWindow } from './search-window.ts'
import type { Searcher } from './searcher.ts'
import type { WaitingList } from './waiting-list.ts'

export interface RankedQueueParts {
  readonly list: WaitingList
  readonly office: RankedOffice
  readonly policy: Policy
  readonly log: HostLog
  readonly now: () => Millis
  readonly tell: <Kind extends keyof QueueNews>(playerId: string, kind: Kind, news: QueueNews[Kind]) => void
}

/** The ranked queue: who waits, and every second who meets whom. */
export class RankedQueue {
  readonly #parts: RankedQueueParts
  readonly #waits = new RecentWaits()
  /** Pairs that have met often enough today; asked anew when one of them comes again. */
  readonly #metEnough = new Set<string>()
  #isPairing = false

  constructor(parts: RankedQueueParts) {
    this.#parts = parts
  }

  /** Somebody searches; who has an open match is sent back to it. Rejects when the stores do not answer. */
  async enter(playerId: string, fill: Fill): Promise<void> {
    const { office, list, now } = this.#parts
    if (await this.#sendBack(playerId)) return
    const standing = await office.standingOf(playerId)
    if (standing === null) throw new Error('a player without a standing')
    const { rating, ratedGames, lastOpponentId } = standing
    this.#forgetPairsOf(playerId)
    await list.put({ playerId, fill, rating, ratedGames, lastOpponentId, since: now(), takesAnyone: false })
  }

  async leave(playerId: string): Promise<void> {
    await this.#parts.list.remove(playerId)
  }

  async takeAnyone(playerId: string): Promise<void> {
    const searcher = (await this.#parts.list.all()).find((one) => one.playerId === playerId)
    if (searcher !== undefined) await this.#parts.list.put({ ...searcher, takesAnyone: true })
  }

  /** One round: everybody is told how it stands, and who fits together is sent to a match. */
  async round(): Promise<void> {
    if (this.#isPairing) return
    this.#isPairing = true
    try {
      await this.#pairAll()
    } catch (error) {
      this.#parts.log.warn({ error }, 'nobody could be paired')
    } finally {
      this.#isPairing = false
    }
  }

  async #pairAll(): Promise<void> {
    const { list, policy, now } = this.#parts
    const queue = await list.all()
    for (const searcher of queue) this.#tellHowItStands(searcher, queue.length)
    const haveMetEnough = (a: Searcher, b: Searcher): boolean => this.#metEnough.has(keyOf(a, b))
    const pairs = pairUp(queue, { now: now(), matchmaking: policy.matchmaking, haveMetEnough })
    for (const pair of pairs) await this.#match(pair)
  }

  #tellHowItStands(searcher: Searcher, queued: number): void {
    const { policy, now, tell } = this.#parts
    const waited = Math.max(0, now() - searcher.since)
    const { points, isWidest } = searchWindow(waited, policy.matchmaking)
    const askAnyone = isWidest && !searcher.takesAnyone
    const estimate = this.#waits.median
    tell(searcher.playerId, 'searching', { waited, window: points, queued, estimate, askAnyone })
  }

  async #match(pair: Pair): Promise<void> {
    const { office, policy, now, tell } = this.#parts
    const [a, b] = pair
    const met = await office.ratedTodayBetween(a.playerId, b.playerId)
    if (met >= policy.matchmaking.ratedADayAgainstTheSame) return void this.#metEnough.add(keyOf(a, b))
    const opened = await office.openMatch(pair)
    if (!opened.ok) return this.#clear(pair)
    for (const { playerId, since } of pair) {
      this.#waits.add(now() - since)
      await this.leave(playerId)
      tell(playerId, 'matched', { matchId: opened.value })
    }
  }

  /** One of them could not be seated: whoever plays already is sent there. */
  async #clear(pair: Pair): Promise<void> {
    for (const { playerId } of pair) await this.#sendBack(playerId)
  }

  async #sendBack(playerId: string): Promise<boolean> {
    const matchId = await this.#parts.office.openMatchOf(playerId)
    if (matchId === null) return false
    await this.leave(playerId)
    this.#parts.tell(playerId, 'matched', { matchId })
    return true
  }

  #forgetPairsOf(playerId: string): void {
    for (const key of this.#metEnough) if (key.includes(playerId)) this.#metEnough.delete(key)
  }
}

const keyOf = (a: Searcher, b: Searcher): string => [a.playerId, b.playerId].toSorted().join(' ')
