import { Worker } from 'node:worker_threads'
import type { WorkOrder } from './recheck.worker.ts'

/** Megabytes that a worker may fill: a long game takes a tenth. */
const MEMORY = 256

/**
 * Threads that play one game after the other. One that broke, or took too long, is ended, and whatever it has broken
 * with it; the others stay, as beginning one takes longer than playing most games. They keep no process alive.
 */
export class Threads {
  readonly #idle = new Set<Worker>()

  /** Null when it took longer than that many milliseconds. Rejects when the thread breaks. */
  async run<Answer>(order: WorkOrder, within: number): Promise<Answer | null> {
    const worker = this.#take()
    let answer: Answer | null = null
    try {
      worker.postMessage(order)
      answer = await answerOf<Answer>(worker, within)
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
    const worker = new Worker(new URL('./recheck.worker.ts', import.meta.url), { resourceLimits })
    // whoever waits for it hears what broke; one that nobody waits for is only forgotten
    worker.on('error', () => this.#idle.delete(worker))
    worker.on('exit', () => this.#idle.delete(worker))
    return worker
  }
}

const answerOf = <Answer>(worker: Worker, within: number): Promise<Answer | null> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
  const timer = setTimeout(() => {
    resolve(null)
  }, within)
  const ended = (): void => {
    reject(new Error('the worker ended without an answer'))
  }
  worker.once('message', resolve).once('error', reject).once('exit', ended)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', ended)
  })
}
