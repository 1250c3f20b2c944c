import type { ComputerTurn } from '@skelly/game-client/device'
import type { ChosenShot } from '@skelly/engine/bots'
import type { ThoughtAsked, ThoughtTold } from './thought.ts'

/** The part of a `Worker` that is used. */
export interface ThinkingWorker {
  postMessage(asked: ThoughtAsked): void
  onmessage: ((event: MessageEvent<ThoughtTold>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

interface Waiting {
  readonly resolve: (chosen: ChosenShot) => void
  readonly reject: (why: Error) => void
}

/** Asks a worker what computer players do. A worker that breaks is replaced when it is asked the next time. */
export class Thinker {
  readonly #start: () => ThinkingWorker
  readonly #waiting = new Map<number, Waiting>()
  #worker: ThinkingWorker | null = null
  #asked = 0

  constructor(start: () => ThinkingWorker) {
    this.#start = start
  }

  /** Has a worker ready before anybody asks: later there may be no connection to fetch it by. */
  prepare(): void {
    this.#worker ??= this.#open()
  }

  /** Rejects when the worker breaks or can't be had. */
  choose({ match, seat }: ComputerTurn): Promise<ChosenShot> {
    return new Promise((resolve, reject) => {
      const worker = (this.#worker ??= this.#open())
      this.#asked += 1
      this.#waiting.set(this.#asked, { resolve, reject })
      worker.postMessage({ id: this.#asked, match, seat })
    })
  }

  /** Stops thinking; what is still waited for never comes. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = null
    this.#waiting.clear()
  }

  #open(): ThinkingWorker {
    const worker = this.#start()
    worker.onmessage = ({ data }) => {
      this.#waiting.get(data.id)?.resolve(data.chosen)
      this.#waiting.delete(data.id)
    }
    worker.onerror = ({ message }) => {
      const waiting = [...this.#waiting.values()]
      this.close()
      for (const { reject } of waiting) reject(new Error(`a computer player broke off: ${message}`))
    }
    return worker
  }
}
