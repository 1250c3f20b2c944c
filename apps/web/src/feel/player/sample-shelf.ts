import type { Sample } from '../samples/sample.ts'
import type { SampleName } from '../samples/sample-name.ts'
import { SAMPLES } from '../samples/samples.ts'
import { SAMPLE_TAKES, type MadeTake, type SampleTake } from './sample-take.ts'

/** The part of a `Worker` that is used. */
export interface SampleWorker {
  onmessage: ((event: MessageEvent<MadeTake>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

const keyOf = ({ name, take }: SampleTake): string => `${name} ${String(take)}`

/** When a browser has nothing else to do, or soon where it can't say. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 60)
}

/** Every sound, made once. */
export class SampleShelf {
  readonly #buffers = new Map<string, AudioBuffer>()
  readonly #startWorker: () => SampleWorker | null
  #isFilling = false

  /** @param startWorker begins to make all sounds elsewhere; null where that can't be: then the page makes them */
  constructor(startWorker: () => SampleWorker | null = () => null) {
    this.#startWorker = startWorker
  }

  /** Begins to have them all made, when there is nothing else to be done. */
  fill(): void {
    if (this.#isFilling) return
    this.#isFilling = true
    whenIdle(() => {
      const worker = this.#startWorker()
      if (worker === null) {
        this.#fillFrom(0)
        return
      }
      worker.onmessage = ({ data }) => {
        this.#put(data, data)
      }
      // one whose script is kept from running, or that breaks
      worker.onerror = () => {
        this.#fillFrom(0)
      }
    })
  }

  /** Null while it is not made. */
  buffer(name: SampleName, take = 0): AudioBuffer | null {
    return this.#buffers.get(keyOf({ name, take })) ?? null
  }

  /** The same, made now where it is not. */
  made(name: SampleName, take = 0): AudioBuffer {
    return this.buffer(name, take) ?? this.#put({ name, take }, SAMPLES[name](take + 1))
  }

  /** On the page: one at a time, in its idle moments. */
  #fillFrom(place: number): void {
    const next = SAMPLE_TAKES[place]
    if (next === undefined) return
    whenIdle(() => {
      this.made(next.name, next.take)
      this.#fillFrom(place + 1)
    })
  }

  #put(take: SampleTake, { rate, samples }: Sample): AudioBuffer {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate, numberOfChannels: 1 })
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(keyOf(take), buffer)
    return buffer
  }
}
