/** A list that every shot fills anew. It keeps the room that it once took, so that filling it allocates nothing. */
export interface Log<Entry> {
  readonly entries: Entry[]
  count: number
}

export const createLog = <Entry>(): Log<Entry> => ({ entries: [], count: 0 })

export const note = <Entry>(log: Log<Entry>, entry: Entry): void => {
  log.entries[log.count] = entry
  log.count += 1
}

/** What has been noted since the log was emptied, as a list of its own. */
export const entriesOf = <Entry>({ entries, count }: Log<Entry>): readonly Entry[] => entries.slice(0, count)
