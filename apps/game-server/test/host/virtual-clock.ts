import { millis, type Millis } from '@skelly/engine'
import type { HostClock } from '../../src/host/host-clock.ts'

interface Timer {
  readonly at: number
  readonly work: () => void
}

/** Lets all promises that wait for nothing outside come to their end. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

/** A clock that stands still until a test moves it. */
export class VirtualClock implements HostClock {
  #now: number
  #timers: readonly Timer[] = []

  constructor(now = 1_000_000) {
    this.#now = now
  }

  now(): Millis {
    return millis(this.#now)
  }

  after(wait: number, work: () => void): () => void {
    const timer = { at: this.#now + wait, work }
    this.#timers = [...this.#timers, timer]
    return () => this.#drop(timer)
  }

  /** Moves on by so many ms; what becomes due on the way happens at its time, one after the other. */
  async advance(by: number): Promise<void> {
    const until = this.#now + by
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#now = Math.max(this.#now, next.at)
      this.#drop(next)
      next.work()
      await settle()
    }
    this.#now = until
  }

  #next(until: number): Timer | undefined {
    return this.#timers.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
  }

  #drop(timer: Timer): void {
    this.#timers = this.#timers.filter((one) => one !== timer)
  }
}
