interface Observable<Snapshot> {
  subscribe(listener: () => void): () => void
  getSnapshot(): Snapshot
}

/** Resolves with what `look` finds in the snapshot, as soon as that is not null. */
export const until = <Snapshot, Found>(
  observable: Observable<Snapshot>,
  look: (snapshot: Snapshot) => Found | null,
  patience = 10_000,
): Promise<Found> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      reject(
        new Error(
          `not within ${patience} ms; at the end: ${JSON.stringify(observable.getSnapshot()).slice(0, 600)}`,
        ),
      )
    }, patience)
    const check = (): void => {
      const found = look(observable.getSnapshot())
      if (found === null) return
      clearTimeout(timer)
      stop()
      resolve(found)
    }
    const stop = observable.subscribe(check)
    check()
  })
