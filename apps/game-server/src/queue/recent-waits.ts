/** How many of the latest pairings the estimate is made of. */
const REMEMBERED = 20

/** How long people have waited of late. */
export class RecentWaits {
  #waits: readonly number[] = []

  /** @param wait ms */
  add(wait: number): void {
    this.#waits = [...this.#waits, wait].slice(-REMEMBERED)
  }

  /** The median in ms; null when nobody has waited yet. */
  get median(): number | null {
    const sorted = this.#waits.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? null
  }
}
