/** Counts open connections by address and lets no more than so many in from one. */
export class AddressGate {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** @returns the function that gives the place back, or null when there is none left */
  enter(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#most) return null
    this.#open.set(address, open + 1)
    return () => this.#leave(address)
  }

  #leave(address: string): void {
    const left = (this.#open.get(address) ?? 0) - 1
    if (left > 0) this.#open.set(address, left)
    else this.#open.delete(address)
  }
}
