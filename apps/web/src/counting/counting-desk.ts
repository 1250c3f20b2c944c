import { compactReplay, seedOf, type Replay, type Seed } from '@skelly/engine'
import type { CountingAnswer, SeedIssue } from '@skelly/protocol'
import {
  EMPTY_LEDGER,
  givenUpIn,
  mustWait,
  signedOut,
  takeSeed,
  waitingIn,
  withAnswer,
  withGame,
  withGivenUp,
  withGivenUpTold,
  withSeeds,
  type CountingLedger,
  type WaitingGame,
} from './counting-ledger.ts'
import {
  attemptsWaiting,
  withAttempt,
  withAttemptAnswer,
  withOwnLevels,
  type AttemptAnswer,
  type OwnLevels,
  type WonAttempt,
} from './sent-attempts.ts'

/** What the desk needs of its page. */
export interface DeskPorts {
  /** Null when nothing is kept. */
  readonly read: () => CountingLedger | null
  readonly write: (ledger: CountingLedger) => void
  /** Null when nobody is signed in. @throws when there is no connection */
  readonly issueSeeds: (wanted: number, givenUp: readonly string[]) => Promise<SeedIssue | null>
  /** Null when nobody is signed in any more. @throws when there is no connection */
  readonly send: (sent: Pick<WaitingGame, 'game' | 'rematchOf'>) => Promise<CountingAnswer | null>
  /** What the account has counted of the levels; null when nobody is signed in. @throws when there is no connection */
  readonly ownLevels: () => Promise<OwnLevels | null>
  /** Null when nobody is signed in any more. @throws when there is no connection */
  readonly sendAttempt: (won: WonAttempt) => Promise<AttemptAnswer | null>
  /** Does the work when no other page of this device is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Epoch ms. */
  readonly now: () => number
}

/** A seed that a game may be begun from. */
export interface DealtSeed {
  readonly seed: Seed
  /** Whether the account knows the game before, so that who was first in it goes last (R2.3). */
  readonly isRematch: boolean
}

/** How many seeds a device keeps for games without a connection; the server's policy may give fewer. */
const SEEDS_KEPT = 4

/**
 * Where finished games wait until the server has counted them. All that it knows is kept on the device at once and read
 * again before each change, since other pages of it write there too.
 */
export class CountingDesk {
  readonly #ports: DeskPorts
  readonly #listeners = new Set<() => void>()
  #shown: CountingLedger = EMPTY_LEDGER
  #visiting: Promise<void> | null = null
  /** Whether something has come in since the running visit looked. */
  #isStale = false
  #isAwaited = false

  constructor(ports: DeskPorts) {
    this.#ports = ports
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): CountingLedger => this.#shown

  /** Another page may have changed what is kept. */
  look(): void {
    this.#show(this.#read())
  }

  /** Whether the last visit did not get through, or was told to come again: another one is wanted soon. */
  get isAwaited(): boolean {
    return this.#isAwaited
  }

  /** Whether a game that begins now would count. */
  hasSeed(): boolean {
    return takeSeed(this.#read(), null, this.#ports.now()) !== null
  }

  /**
   * A seed for a game that counts; null where none is at hand: then the game is played for itself.
   * @param before the seed of the game of the same players that has just ended, or null
   */
  takeSeed(before: Seed | null): DealtSeed | null {
    const taken = takeSeed(this.#read(), before, this.#ports.now())
    const seed = taken && seedOf(taken.seed)
    if (taken === null || seed === null) return null
    this.#keep(taken.ledger)
    return { seed, isRematch: taken.rematchOf !== null }
  }

  /** Takes back the seed of a game that nobody goes on with: no other game is begun from it. */
  gaveUp(seed: Seed): void {
    this.#keep(withGivenUp(this.#read(), seed))
    void this.visit()
  }

  /** Takes a finished game in. Telling it again changes nothing. */
  finished(replay: Replay): void {
    this.#keep(withGame(this.#read(), replay.setup.seed, compactReplay(replay)))
    void this.visit()
  }

  /** Takes in an attempt at a level that was won. Telling it again changes nothing. */
  won(attempt: WonAttempt): void {
    this.#keep(withAttempt(this.#read(), attempt))
    void this.visit()
  }

  /** Sends what waits and fetches seeds, where there is a connection; otherwise the next visit does. */
  visit(): Promise<void> {
    this.#isStale = true
    this.#visiting ??= this.#visitUntilDone().finally(() => {
      this.#visiting = null
    })
    return this.#visiting
  }

  async #visitUntilDone(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false
        this.#isAwaited = false
        await this.#ports.alone(() => this.#settle())
      }
    } catch {
      // No connection: everything waits for the next visit, and the games say so.
      this.#isAwaited = true
    }
  }

  async #settle(): Promise<void> {
    const givenUp = givenUpIn(this.#read())
    const issue = await this.#ports.issueSeeds(this.#wanted(), givenUp)
    if (issue === null) {
      this.#keep(signedOut(this.#read()))
      return
    }
    this.#keep(withSeeds(withGivenUpTold(this.#read(), givenUp, issue.account), issue))
    for (const waiting of waitingIn(this.#read())) {
      if (mustWait(this.#read(), waiting)) continue
      const answer = await this.#ports.send(waiting)
      if (answer === null) return
      if (!answer.ok && answer.refusal === 'not-now') this.#isAwaited = true
      this.#keep(withAnswer(this.#read(), waiting.seed, answer))
    }
    await this.#settleLevels()
  }

  async #settleLevels(): Promise<void> {
    const own = await this.#ports.ownLevels()
    if (own === null) return
    this.#keep(withOwnLevels(this.#read(), own))
    for (const attempt of attemptsWaiting(this.#read())) {
      const answer = await this.#ports.sendAttempt(attempt)
      if (answer === null) return
      if (answer === 'not-now') this.#isAwaited = true
      this.#keep(withAttemptAnswer(this.#read(), attempt, answer))
    }
  }

  #wanted(): number {
    const fresh = this.#read().seeds.filter(({ expiresAt }) => expiresAt > this.#ports.now())
    return Math.max(0, SEEDS_KEPT - fresh.length)
  }

  #read(): CountingLedger {
    return this.#ports.read() ?? EMPTY_LEDGER
  }

  #keep(ledger: CountingLedger): void {
    this.#ports.write(ledger)
    this.#show(ledger)
  }

  #show(ledger: CountingLedger): void {
    this.#shown = ledger
    for (const listener of this.#listeners) listener()
  }
}
