/** Something that happens again and again, and who wants to know. */
export class Signal<Value> {
  readonly #listeners = new Set<(value: Value) => void>()

  on(listener: (value: Value) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  emit(value: Value): void {
    for (const listener of this.#listeners) listener(value)
  }
}
