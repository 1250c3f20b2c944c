/** The frames of a launch have enough to do for so long, ms: three of sixty a second. */
const BUSY = 50

/** What need not be done in the frames of a launch, done one after the other when they are over. */
export class QuietFrames {
  #waiting: (() => void)[] | null = null

  /** A launch begins: for a moment all that is asked for waits. */
  begin(): void {
    if (this.#waiting !== null) return
    this.#waiting = []
    setTimeout(() => {
      this.#end()
    }, BUSY)
  }

  get areAwaited(): boolean {
    return this.#waiting !== null
  }

  /** Does it at once where nothing is being launched. Always in the order in which it was asked for. */
  when(then: () => void): void {
    if (this.#waiting === null) then()
    else this.#waiting.push(then)
  }

  #end(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const then of waiting) then()
  }
}

/** Those of this page: one finger lets go at a time. */
export const quietFrames = new QuietFrames()

/** Whatever tells a screen that somebody flicked comes by here: the caps roll before it hears of it. */
export const inQuietFrames = (then: () => void): void => {
  quietFrames.when(then)
}
