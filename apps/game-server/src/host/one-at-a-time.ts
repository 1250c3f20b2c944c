/** Runs asynchronous work strictly one after the other, in the order in which it was asked for. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve()

  /** Rejects as `work` does; what comes after it runs all the same. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Resolves when everything asked for until now is done. */
  async idle(): Promise<void> {
    await this.#last
  }
}
