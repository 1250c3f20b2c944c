import type { Millis } from '@skelly/engine'

/** So many at once, and one more after each `EVERY` ms. */
const AT_ONCE = 20
const EVERY = 10_000

/** Bounds how often something is done without slowing the first times. */
export class Allowance {
  #left = AT_ONCE
  #countedAt: number | null = null

  /** @returns whether it may be done once more now; then it is counted */
  take(now: Millis): boolean {
    const earned = this.#countedAt === null ? 0 : Math.max(0, Math.floor((now - this.#countedAt) / EVERY))
    this.#countedAt = (this.#countedAt ?? now) + earned * EVERY
    this.#left = Math.min(AT_ONCE, this.#left + earned)
    if (this.#left === 0) return false
    this.#left -= 1
    return true
  }
}
