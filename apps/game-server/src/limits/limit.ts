/** So many of something in so much time, by a key. Rejects when the store does not answer. */
export interface Limit {
  /**
   * Counts one more.
   * @returns null, or for how many ms one has to wait
   */
  take(key: string): Promise<number | null>
  /** What was counted shall not count. */
  giveBack(key: string): Promise<void>
}

export interface LimitSize {
  /** What is counted: no two limits of a store have one name. */
  readonly name: string
  readonly most: number
  /** ms, to the second */
  readonly within: number
}

/** Makes a limit in some store. */
export type LimitFor = (size: LimitSize) => Limit
