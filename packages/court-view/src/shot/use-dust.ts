import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { settlingTime } from './settling-time.ts'
import { showShot, type Part } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

interface Raised {
  readonly shot: ShownShot
  readonly clear: () => void
}

/** Raises the dust of a shot, and lets it settle when the caps lie still already. */
export const useDust = (
  shot: ShownShot | null,
  mmPerPx: number,
  partsOf: (shot: ShownShot) => readonly Part[],
): void => {
  const raised = useRef<Raised | null>(null)
  const change = useEffectEvent((next: ShownShot | null) => {
    raised.current?.clear()
    raised.current = next === null ? null : { shot: next, clear: showShot(next, partsOf(next)) }
  })
  useLayoutEffect(() => {
    if (shot !== null && mmPerPx > 0) change(shot)
    if (shot !== null || raised.current === null) return undefined
    const timer = setTimeout(
      () => {
        change(null)
      },
      settlingTime(raised.current.shot, performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [shot, mmPerPx])
}
