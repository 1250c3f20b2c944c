import type { Amount } from '@skelly/protocol'
import type { PlannedSound } from '../plan/planned-sound.ts'
import type { ShotPlan } from '../plan/shot-plan.ts'
import { onAudioClock, readClock } from './audio-clock.ts'
import { LOUDNESS } from './loudness.ts'
import { PlayedShot } from './played-shot.ts'
import type { SampleShelf } from './sample-shelf.ts'
import { startSound } from './start-sound.ts'
import { wiringOf, type Wiring } from './wiring.ts'

/** The sounds of the street on one page. */
export class StreetSounds {
  readonly #context: AudioContext
  readonly #shelf: SampleShelf
  readonly #wiring: Wiring
  #shot: PlayedShot | null = null
  #isAsleep = false

  constructor(context: AudioContext, shelf: SampleShelf) {
    this.#context = context
    this.#shelf = shelf
    this.#wiring = wiringOf(context)
    context.addEventListener('statechange', () => {
      if (context.state === 'running') return
      // What was to be heard meanwhile would be heard late.
      this.silence()
      if (!this.#isAsleep) this.wake()
    })
  }

  set amount(amount: Amount) {
    this.#wiring.volume.gain.setTargetAtTime(LOUDNESS[amount], this.#context.currentTime, 0.01)
  }

  /** Browsers keep pages silent until they are touched, and after a call. */
  wake(): void {
    this.#isAsleep = false
    if (this.#context.state === 'running' || this.#context.state === 'closed') return
    // Refused until somebody touches the page: then it is asked again.
    this.#context.resume().catch(() => undefined)
  }

  /** Nobody looks, or wants to hear anything: the device need not listen for sound. */
  sleep(): void {
    this.#isAsleep = true
    this.silence()
    if (this.#context.state === 'running') void this.#context.suspend()
  }

  silence(): void {
    this.#shot?.cancel()
    this.#shot = null
  }

  /**
   * Plays a shot that was launched, or will be, at `startedAt` on the clock of `performance.now()`, ms.
   * @returns takes it back: what is still to be heard is not
   */
  shot(plan: ShotPlan, startedAt: number): () => void {
    if (this.#context.state !== 'running') return () => undefined
    this.silence()
    const reading = readClock(this.#context)
    const zero = onAudioClock(startedAt, reading)
    const shot = new PlayedShot(plan, { to: this.#wiring.input, shelf: this.#shelf, zero })
    this.#shot = shot
    return () => {
      shot.cancel()
    }
  }

  /** Plays a sound at once, or at a moment on the clock of `performance.now()`, ms; not where it would come late. */
  play(
    { name, gain, rate = 1, take = 0 }: Omit<PlannedSound, 'at' | 'rate'> & Partial<Take>,
    at?: number,
  ): void {
    const buffer = this.#shelf.buffer(name, take)
    if (this.#context.state !== 'running' || buffer === null) return
    const { currentTime } = this.#context
    const moment = at === undefined ? currentTime : onAudioClock(at, readClock(this.#context))
    startSound({ name, at: 0, gain, rate }, { to: this.#wiring.input, buffer, when: () => moment })
  }

  /** How loud it is now: two caps meet, also where the page was only just touched. */
  sample(): void {
    const { currentTime } = this.#context
    for (const [later, gain] of [
      [0.08, 0.5],
      [0.26, 0.22],
    ] as const) {
      const place = { to: this.#wiring.input, buffer: this.#shelf.made('tin-empty') }
      const sound = { name: 'tin-empty', at: 0, gain, rate: 1 } as const
      startSound(sound, { ...place, when: () => currentTime + later })
    }
  }
}

interface Take {
  readonly rate: number
  /** Of those that there are. */
  readonly take: number
}
