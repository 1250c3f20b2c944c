import type { Millis } from '@skelly/engine'
import type { HostClock } from './host-clock.ts'

/** One moment at which something is due. Setting it again moves it. */
export class Alarm {
  readonly #clock: HostClock
  readonly #ring: () => void
  #cancel: (() => void) | null = null

  constructor(clock: HostClock, ring: () => void) {
    this.#clock = clock
    this.#ring = ring
  }

  /** At this moment, or at once when it has passed; null puts it off. */
  setAt(at: Millis | null): void {
    this.off()
    if (at === null) return
    const wait = Math.max(0, at - this.#clock.now())
    this.#cancel = this.#clock.after(wait, () => {
      this.#cancel = null
      this.#ring()
    })
  }

  off(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
