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
  readonly asked: ThoughtAsked
  readonly resolve: (chosen: ChosenShot) => void
  readonly reject: (why: Error) => void
}

/**
 * Asks a worker what computer players do. A worker that breaks is replaced when it is asked the next time; where none has
 * ever answered, at once by what stands in for them.
 */
export class Thinker {
  #start: () => ThinkingWorker
  #standIn: (() => ThinkingWorker) | null
  readonly #waiting = new Map<number, Waiting>()
  #worker: ThinkingWorker | null = null
  #asked = 0

  /** @param standIn taken where workers start and break before they have answered: a policy that forbids their script */
  constructor(start: () => ThinkingWorker, standIn: (() => ThinkingWorker) | null = null) {
    this.#start = start
    this.#standIn = standIn
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
      const asked = { id: this.#asked, match, seat }
      this.#waiting.set(asked.id, { asked, resolve, reject })
      worker.postMessage(asked)
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
      this.#standIn = null
      this.#waiting.get(data.id)?.resolve(data.chosen)
      this.#waiting.delete(data.id)
    }
    worker.onerror = ({ message }) => {
      if (this.#standIn !== null) {
        this.#replace(this.#standIn)
        return
      }
      const waiting = [...this.#waiting.values()]
      this.close()
      for (const { reject } of waiting) reject(new Error(`a computer player broke off: ${message}`))
    }
    return worker
  }

  #replace(standIn: () => ThinkingWorker): void {
    this.#worker?.terminate()
    this.#start = standIn
    this.#standIn = null
    const worker = (this.#worker = this.#open())
    for (const { asked } of this.#waiting.values()) worker.postMessage(asked)
  }
}
