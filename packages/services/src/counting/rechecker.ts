import { Worker } from 'node:worker_threads'
import type { judgeAttempt } from '@skelly/engine/challenges'
import type { DeviceGamesPolicy } from '@skelly/protocol'
import type { Recheck } from './recheck-game.ts'
import type { AttemptOrder, GameOrder, WorkOrder } from './recheck.worker.ts'
import { Threads } from '../threads/threads.ts'
import { Turns } from './turns.ts'

/** What playing a sent game again came to, or that it was given up. */
export type Rechecked = Recheck | { readonly kind: 'took-too-long' }

/** What playing a sent attempt again came to; null when it was given up. */
export type Judged = ReturnType<typeof judgeAttempt> | null

type Limits = Pick<DeviceGamesPolicy, 'recheckers' | 'recheckWithin' | 'waitingAnAccount'>

/**
 * Plays sent games and attempts again in worker threads, so that no request waits for another's: only so many at a
 * time, and of one account one after the other. Made once in a process.
 */
export class Rechecker {
  readonly #limits: Limits
  readonly #threads = new Threads<WorkOrder>(
    ({ resourceLimits }) => new Worker(new URL('./recheck.worker.ts', import.meta.url), { resourceLimits }),
  )
  readonly #turns: Turns
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.#turns = new Turns(limits.waitingAnAccount)
  }

  /** Does the work when the account's earlier ones are done; null when too many of them wait. */
  inTurn<Outcome>(account: string, work: () => Promise<Outcome>): Promise<Outcome> | null {
    return this.#turns.take(account, work)
  }

  /** Rejects when the worker breaks. */
  async recheck(order: GameOrder): Promise<Rechecked> {
    return (await this.#run<Recheck>(order)) ?? { kind: 'took-too-long' }
  }

  /** Rejects when the worker breaks. */
  judge(order: AttemptOrder): Promise<Judged> {
    return this.#run(order)
  }

  /** Null when it took too long. */
  async #run<Answer>(order: WorkOrder): Promise<Answer | null> {
    await this.#enter()
    try {
      return await this.#threads.run<Answer>(order, this.#limits.recheckWithin)
    } finally {
      this.#leave()
    }
  }

  async #enter(): Promise<void> {
    if (this.#running >= this.#limits.recheckers) {
      // whoever leaves hands the place on
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
      return
    }
    this.#running += 1
  }

  #leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#running -= 1
    else next()
  }
}
