import { useEffect, useEffectEvent } from 'react'
import { momentOf, type Playhead } from './playhead.ts'
import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayInstant } from './replay-viewer-props.ts'

/** Tells every instant that comes on the screen: once while it is held, on every frame of the screen while it runs. */
export const useEachInstant = (
  head: Playhead,
  frames: readonly ReplayFrame[],
  onInstant: (instant: ReplayInstant) => void,
): void => {
  const tell = useEffectEvent(onInstant)
  useEffect(() => {
    let request = 0
    const isRunning = head.clock.kind === 'running'
    const look = (now: number): void => {
      tell({ ...momentOf(head, frames, now), isRunning })
      if (isRunning) request = requestAnimationFrame(look)
    }
    look(performance.now())
    return () => {
      cancelAnimationFrame(request)
    }
  }, [head, frames])
}
