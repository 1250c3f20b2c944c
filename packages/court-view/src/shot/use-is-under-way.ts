import { useEffect, useState } from 'react'
import { restsAt } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

/** The frames in which the caps come to rest have enough to do: so long before, it is done at once, ms. */
const RESTING = 100

/** When there is time for what can wait, on the clock of `performance.now()`; null when it is to be done at once. */
const hasTimeAt = (shot: ShownShot | null, after: number): number | null => {
  const restAt = shot === null ? null : restsAt(shot)
  if (shot?.clock.kind !== 'running' || restAt === null) return null
  const at = shot.clock.startedAt + after
  return restAt - at < RESTING ? null : at
}

/**
 * Whether there is time for what need not be done in the frames of the launch, which have enough to do.
 * @param after so long after the launch, ms
 */
export const useIsUnderWay = (shot: ShownShot | null, after: number): boolean => {
  const at = hasTimeAt(shot, after)
  const [seenAt, setSeenAt] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return undefined
    const timer = setTimeout(
      () => {
        setSeenAt(at)
      },
      Math.max(0, at - performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [at])
  return at === null || at === seenAt
}
