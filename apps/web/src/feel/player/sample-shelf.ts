import { TAKES } from '../plan/next-take.ts'
import { SAMPLE_NAMES, type SampleName } from '../samples/sample-name.ts'
import { SAMPLES } from '../samples/samples.ts'

/** One sound's take. */
interface Take {
  readonly name: SampleName
  readonly take: number
}

const keyOf = ({ name, take }: Take): string => `${name} ${String(take)}`

/** In the order in which they are needed: the crowd calls out last. */
const ALL: readonly Take[] = SAMPLE_NAMES.flatMap((name) =>
  Array.from({ length: name.startsWith('crowd') ? TAKES : 1 }, (_, take) => ({ name, take })),
)

/** When a browser has nothing else to do, or soon where it can't say. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 3000 })
  else setTimeout(work, 60)
}

/** Every sound, made once: one at a time, while there is nothing else to be done. */
export class SampleShelf {
  readonly #buffers = new Map<string, AudioBuffer>()
  #isFilling = false

  /** Begins to make them all. */
  fill(): void {
    if (this.#isFilling) return
    this.#isFilling = true
    this.#fillFrom(0)
  }

  /** Null while it is not made. */
  buffer(name: SampleName, take = 0): AudioBuffer | null {
    return this.#buffers.get(keyOf({ name, take })) ?? null
  }

  /** The same, made now where it is not. */
  made(name: SampleName, take = 0): AudioBuffer {
    const key = keyOf({ name, take })
    const buffer = this.#buffers.get(key) ?? bufferOf({ name, take })
    this.#buffers.set(key, buffer)
    return buffer
  }

  #fillFrom(place: number): void {
    const next = ALL[place]
    if (next === undefined) return
    whenIdle(() => {
      this.made(next.name, next.take)
      this.#fillFrom(place + 1)
    })
  }
}

const bufferOf = ({ name, take }: Take): AudioBuffer => {
  const { samples, rate } = SAMPLES[name](take + 1)
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate, numberOfChannels: 1 })
  buffer.copyToChannel(samples, 0)
  return buffer
}
