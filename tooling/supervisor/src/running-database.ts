/** A running database: where it is, and how it is stopped when it is ours. */
export interface RunningDatabase {
  readonly url: string
  /** Who owns the tables; null where that is whom `url` names. */
  readonly ownerUrl: string | null
  readonly stop: () => Promise<void>
}
