/** A running database: where it is, and how it is stopped when it is ours. */
export interface RunningDatabase {
  readonly url: string
  readonly stop: () => Promise<void>
}
