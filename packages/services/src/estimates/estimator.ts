import { Worker } from 'node:worker_threads'
import { Threads } from '../threads/threads.ts'
import type { Estimated, EstimateOrder } from './estimate.worker.ts'

/** A game takes a twentieth of a second; one estimate in more than this, in ms, is given up. */
const PATIENCE = 120_000

/** Has abandoned games played on in a thread of its own. Made once in a process. */
export class Estimator {
  readonly #threads = new Threads<EstimateOrder>(
    ({ resourceLimits }) => new Worker(new URL('./estimate.worker.ts', import.meta.url), { resourceLimits }),
  )
  readonly #patience: number

  /** @param patience another bound than the usual one, in ms, for tests */
  constructor(patience = PATIENCE) {
    this.#patience = patience
  }

  /** Null when it took too long or is not wanted any more. Rejects when the thread breaks. */
  estimate(order: EstimateOrder, unwanted?: AbortSignal): Promise<Estimated | null> {
    return this.#threads.run<Estimated>(order, this.#patience, unwanted)
  }
}
