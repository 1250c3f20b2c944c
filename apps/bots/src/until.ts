import { Stopped } from './stopped.ts'

/** Something that can be watched: both clients of a live game are. */
export interface Watched<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Snapshot
}

/**
 * The first answer that is not null, now or after a change.
 * @throws Stopped when the signal is aborted first, and what `answerIn` throws
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
    const look = (): void => {
      try {
        const answer = answerIn(watched.getSnapshot())
        if (answer === null) return
        stop()
        resolve(answer)
      } catch (problem) {
        stop()
        reject(problem instanceof Error ? problem : new Error(String(problem)))
      }
    }
    const unsubscribe = watched.subscribe(look)
    if (signal.aborted) return aborted()
    signal.addEventListener('abort', aborted)
    look()
  })
