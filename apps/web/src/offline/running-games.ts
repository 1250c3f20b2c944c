/** How many games are being played on this page; nothing that interrupts is offered meanwhile. */
export class RunningGames {
  readonly #listeners = new Set<() => void>()
  #count = 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly areThere = (): boolean => this.#count > 0

  /** A game goes on, until the answer is called. */
  begin(): () => void {
    this.#change(1)
    return () => this.#change(-1)
  }

  #change(by: number): void {
    this.#count += by
    for (const listener of this.#listeners) listener()
  }
}

/** The games of this page. */
export const runningGames = new RunningGames()
