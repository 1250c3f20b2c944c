import type { Level } from '@skelly/engine/challenges'
import type { Given, Reading, ReadingAsked, ReadingTold } from './reading.ts'

/** The part of a `Worker` that is used. */
export interface ReadingWorker {
  postMessage(asked: ReadingAsked): void
  onmessage: ((event: MessageEvent<ReadingTold>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate(): void
}

/** ms: what takes longer is stopped. A game of a thousand flicks takes a second on a phone. */
const LONGEST = 15_000

/** Reads what somebody gives in a worker, one after the other: what is asked later replaces what is being read. */
export class ReplayReader {
  readonly #start: () => ReadingWorker
  #worker: ReadingWorker | null = null
  #asked = 0

  constructor(start: () => ReadingWorker) {
    this.#start = start
  }

  /** Has a worker ready before anybody asks: later there may be no connection to fetch it by. */
  prepare(): void {
    try {
      this.#worker ??= this.#start()
    } catch {
      // There are no workers here: whoever gives something to read is told so.
      this.#worker = null
    }
  }

  /** Never rejects: a worker that breaks or takes too long is an answer, too. */
  read(given: Given, level: Level | null): Promise<Reading> {
    this.prepare()
    this.#asked += 1
    const id = this.#asked
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.close()
        resolve({ kind: 'fault', fault: 'too-slow', place: null })
      }, LONGEST)
      const answer = (reading: Reading): void => {
        clearTimeout(timer)
        resolve(reading)
      }
      const worker = this.#worker
      if (worker === null) {
        answer({ kind: 'fault', fault: 'broken', place: null })
        return
      }
      worker.onmessage = ({ data }) => {
        if (data.id === id) answer(data.reading)
      }
      worker.onerror = () => {
        this.close()
        answer({ kind: 'fault', fault: 'broken', place: null })
      }
      worker.postMessage({ id, given, level })
    })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}
