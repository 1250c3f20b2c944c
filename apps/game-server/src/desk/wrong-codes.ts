/** Who tries a code, and from where. */
export interface Trying {
  readonly playerId: string
  readonly address: string
}

/** Counts wrong codes by person and by address (policies, Room codes). Rejects when the store does not answer. */
export interface WrongCodes {
  /**
   * Counts a try as wrong before it is known, so that many at once gain nothing.
   * @returns null, or for how many ms one has to wait
   */
  count(trying: Trying): Promise<number | null>
  /** The code was right after all. */
  forgive(trying: Trying): Promise<void>
}
