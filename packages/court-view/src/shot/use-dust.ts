import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { restsAt, settlesAt, showShot, type Part } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

interface Raised {
  readonly shot: ShownShot
  readonly clear: () => void
}

/** How long dust stays when its shot is shown no more, ms: not at all where that one has been taken back. */
const remains = ({ shot }: Raised, now: number): number => {
  const [rest, end] = [restsAt(shot), settlesAt(shot)]
  return rest === null || end === null || now < rest ? 0 : Math.max(0, end - now)
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
      remains(raised.current, performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [shot, mmPerPx])
}
