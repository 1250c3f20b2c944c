/** Where a device keeps one game. A page that plays it holds it; another page may claim it. */
export interface GameStore {
  /** What was kept last, or null. */
  read(): string | null
  /** Keeps the text in the place of the last one; false when the device does not take it. */
  write(text: string): boolean
  clear(): void
  /** Frees the place from a text that can't be read, which is kept elsewhere until the next such one. */
  putAside(text: string): void
  /** From now on this page holds the game; the page that held it is told. */
  claim(): void
  /** Whether no other page has claimed the game since this one did. */
  isHeld(): boolean
  /** Calls the listener when this page loses the game to another, until the returned function is called. */
  onLost(listener: () => void): () => void
}
