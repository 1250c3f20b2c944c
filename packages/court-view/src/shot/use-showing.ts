import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Launcher } from './launcher.ts'
import { Projector } from './projector.ts'
import { quietFrames } from './quiet-frames.ts'
import { settlingTime } from './settling-time.ts'
import type { Part } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

interface Wishes {
  /** The shot that is shown; null when there is none any more. */
  readonly shot: ShownShot | null
  /** The shot that comes next, if all goes as it seems to. */
  readonly foreseen: ShownShot | null
  /** Starts what is foreseen before it is the shot that is shown. */
  readonly launcher: Launcher
  readonly mmPerPx: number
  /** Who takes part: with others the shot is shown anew. */
  readonly who?: string
  /** What each does. */
  readonly partsOf: (shot: ShownShot) => readonly Part[]
  /** Whether what lies there now is what the shot, which is over, has left. */
  readonly isTrue: (shot: ShownShot) => boolean
}

/** Has the projector show what it has ready as soon as the court launches it. */
const useLaunches = (projector: Projector, launcher: Launcher): void => {
  useLayoutEffect(
    () =>
      launcher.add((shot) => {
        projector.launch(shot)
      }),
    [projector, launcher],
  )
}

/**
 * Shows a shot, and leaves it as it ended until its dust has settled: in the frame in which the caps come to rest there
 * is enough to be done. It goes at once when it is no longer true.
 */
export const useShowing = (wishes: Wishes): void => {
  const { shot, foreseen, launcher, mmPerPx, who = '', partsOf, isTrue } = wishes
  const [projector] = useState(() => new Projector())
  const place = `${String(mmPerPx)} ${who}`
  const makeReady = useEffectEvent((next: ShownShot) => {
    projector.makeReady({ shot: next, place, partsOf })
  })
  const show = useEffectEvent((next: ShownShot) => {
    projector.show({ shot: next, place, partsOf })
  })
  useLaunches(projector, launcher)
  useLayoutEffect(() => {
    if (foreseen !== null && mmPerPx > 0) makeReady(foreseen)
  }, [foreseen, mmPerPx])
  useLayoutEffect(() => {
    if (shot !== null && mmPerPx > 0) show(shot)
  }, [shot, place, mmPerPx])
  useLayoutEffect(() => {
    const { shown } = projector
    if (projector.isAhead) {
      // Asked for in a moment; or, if that is over, never: the flick was refused.
      if (!quietFrames.areAwaited) projector.clear()
    } else if (shot === null && shown !== null && !(projector.isAt(place) && isTrue(shown))) projector.clear()
  })
  useLayoutEffect(() => {
    const { shown } = projector
    if (shot !== null || shown === null) return undefined
    const timer = setTimeout(
      () => {
        projector.clear()
      },
      settlingTime(shown, performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [shot, projector])
}
