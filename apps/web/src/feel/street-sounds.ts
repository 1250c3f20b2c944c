import type { Knock } from '@skelly/court-view'

/** Seconds that a knock of tin is heard. */
const RING = 0.11
/** What a bottle cap rings with, Hz: three partials that are no chord, each with its part of the loudness. */
const TIN = [
  [2350, 1],
  [3810, 0.6],
  [5640, 0.35],
] as const
/** The scrape of a cap on asphalt, Hz. */
const SCRAPE = 900

/** The sounds of the street, made as they are played. */
export class StreetSounds {
  readonly #context: AudioContext
  readonly #noise: AudioBuffer

  constructor(context: AudioContext) {
    this.#context = context
    this.#noise = noiseIn(context)
  }

  /** Browsers keep pages silent until they are touched, and after a call. */
  wake(): void {
    if (this.#context.state !== 'running') void this.#context.resume()
  }

  /**
   * The sounds of a shot: the scrape from its launch on, and its knocks.
   * @param lasts seconds
   * @returns stops what is still to be heard
   */
  shot(
    knocks: readonly Knock[],
    { startedAt, lasts }: { readonly startedAt: number; readonly lasts: number },
  ): () => void {
    if (this.#context.state !== 'running') return () => undefined
    const volume = this.#context.createGain()
    volume.gain.value = 0.5
    volume.connect(this.#context.destination)
    this.#scrape(volume, this.#when(startedAt), lasts)
    for (const knock of knocks) this.#knock(volume, knock)
    return () => {
      volume.disconnect()
    }
  }

  /** Two taps of chalk: it is the turn of whoever listens. */
  turn(): void {
    const now = this.#context.currentTime
    if (this.#context.state !== 'running') return
    for (const [delay, pitch] of [
      [0, 520],
      [0.09, 780],
    ] as const)
      this.#tone(this.#context.destination, { at: now + delay, pitch, loud: 0.08, lasts: 0.16 })
  }

  /** A moment on the clock of `performance.now()` on the clock of the sound; never in the past. */
  #when(at: number): number {
    return this.#context.currentTime + Math.max(0, (at - performance.now()) / 1000)
  }

  #knock(to: AudioNode, { at, force, kind }: Knock): void {
    const start = this.#when(at)
    const loud = 0.03 + 0.3 * force
    const dull = kind === 'caps' ? 1 : 0.45
    for (const [pitch, part] of TIN)
      this.#tone(to, { at: start, pitch: pitch * dull, loud: loud * part, lasts: RING * (0.5 + force) })
  }

  #tone(to: AudioNode, { at, lasts, loud, pitch }: Tone): void {
    const source = this.#context.createOscillator()
    source.frequency.value = pitch
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(loud, at)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
    source.connect(gain).connect(to)
    source.start(at)
    source.stop(at + lasts)
  }

  #scrape(to: AudioNode, at: number, lasts: number): void {
    const source = this.#context.createBufferSource()
    source.buffer = this.#noise
    source.loop = true
    const filter = this.#context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.setValueAtTime(SCRAPE * 1.6, at)
    filter.frequency.linearRampToValueAtTime(SCRAPE * 0.6, at + lasts)
    const gain = this.#context.createGain()
    gain.gain.setValueAtTime(0.09, at)
    gain.gain.linearRampToValueAtTime(0, at + lasts)
    source.connect(filter).connect(gain).connect(to)
    source.start(at)
    source.stop(at + lasts)
  }
}

interface Tone {
  readonly at: number
  readonly pitch: number
  readonly loud: number
  /** Seconds. */
  readonly lasts: number
}

/** A second of noise: chance that decides nothing. */
const noiseIn = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1
  return buffer
}
