import { Stopped } from './stopped.ts'

/** Something that can be watched: both clients of a live game are. */
export interface Watched<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Snapshot
}

/**
 * The first answer that is not null, now or after a change.
 * @throws Stopped when the signal is aborted first
 */
export const until = <Snapshot, Answer>(
  watched: Watched<Snapshot>,
  answerIn: (snapshot: Snapshot) => Answer | null,
  signal: AbortSignal,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      unsubscribe()
      signal.removeEventListener('abort', aborted)
    }
    const aborted = (): void => {
      stop()
      reject(new Stopped())
    }
    const look = (): boolean => {
      const answer = answerIn(watched.getSnapshot())
      if (answer === null) return false
      stop()
      resolve(answer)
      return true
    }
    const unsubscribe = watched.subscribe(look)
    if (signal.aborted) return aborted()
    signal.addEventListener('abort', aborted)
    look()
  })
