/** Lets work of the same key happen one after the other, in the order in which it was asked for. */
export class Turns {
  readonly #most: number
  readonly #queues = new Map<string, { waiting: number; last: Promise<unknown> }>()

  /** @param most how many of one key may wait or be at work */
  constructor(most: number) {
    this.#most = most
  }

  /** Null when too many wait already. */
  take<Outcome>(key: string, work: () => Promise<Outcome>): Promise<Outcome> | null {
    const queue = this.#queues.get(key) ?? { waiting: 0, last: Promise.resolve() }
    if (queue.waiting >= this.#most) return null
    const turn = queue.last.then(work)
    queue.waiting += 1
    // what went wrong in a turn is for whoever asked for it, not for the next
    queue.last = turn
      .catch(() => null)
      .then(() => {
        queue.waiting -= 1
        if (queue.waiting === 0) this.#queues.delete(key)
      })
    this.#queues.set(key, queue)
    return turn
  }
}
