'use client'

import { inQuietFrames } from '@skelly/court-view'
import { useCallback, useSyncExternalStore } from 'react'

interface Watched<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => Snapshot
}

/** What a store holds; of what changes it within the frames of a launch the page hears when they are over. */
export const useQuietSnapshot = <Snapshot>({ subscribe, getSnapshot }: Watched<Snapshot>): Snapshot => {
  const listen = useCallback(
    (listener: () => void) =>
      subscribe(() => {
        inQuietFrames(listener)
      }),
    [subscribe],
  )
  return useSyncExternalStore(listen, getSnapshot, getSnapshot)
}
