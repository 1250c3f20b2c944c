import type { ResourceLimits, Worker } from 'node:worker_threads'

/** Megabytes that a worker may fill: a long game takes a tenth. */
const MEMORY = 256

/**
 * Begins a thread that answers each message with one. Bundlers have to see the whole of it, `new Worker(new URL(…), { … })`
 * with its options written out, so it stands where the script lies.
 */
export type OpenThread = (limits: { readonly resourceLimits: ResourceLimits }) => Worker

/**
 * Threads that do one piece of work after the other. One that broke, or took too long, is ended, and whatever it has broken
 * with it; the others stay, as beginning one takes longer than playing most games. They keep no process alive.
 */
export class Threads<Order> {
  readonly #open: OpenThread
  readonly #idle = new Set<Worker>()

  constructor(open: OpenThread) {
    this.#open = open
  }

  /**
   * Null when it took longer than that many milliseconds, or was not wanted any more. Rejects when the thread breaks.
   */
  async run<Answer>(order: Order, within: number, unwanted?: AbortSignal): Promise<Answer | null> {
    const worker = this.#take()
    let answer: Answer | null = null
    try {
      worker.postMessage(order)
      answer = await answerOf<Answer>(worker, within, unwanted)
      return answer
    } finally {
      if (answer === null) await worker.terminate()
      else this.#give(worker)
    }
  }

  #take(): Worker {
    const [idle] = this.#idle
    if (idle === undefined) return this.#begin()
    this.#idle.delete(idle)
    idle.ref()
    return idle
  }

  #give(worker: Worker): void {
    worker.unref()
    this.#idle.add(worker)
  }

  #begin(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY }
    const worker = this.#open({ resourceLimits })
    // whoever waits for it hears what broke; one that nobody waits for is only forgotten
    worker.on('error', () => this.#idle.delete(worker))
    worker.on('exit', () => this.#idle.delete(worker))
    return worker
  }
}

const answerOf = <Answer>(
  worker: Worker,
  within: number,
  unwanted: AbortSignal | undefined,
): Promise<Answer | null> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
  const giveUp = (): void => {
    resolve(null)
  }
  const timer = setTimeout(giveUp, within)
  unwanted?.addEventListener('abort', giveUp)
  const ended = (): void => {
    reject(new Error('the worker ended without an answer'))
  }
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  return promise.finally(() => {
    clearTimeout(timer)
    unwanted?.removeEventListener('abort', giveUp)
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  })
}
