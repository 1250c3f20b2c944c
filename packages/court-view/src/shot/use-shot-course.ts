import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { restsAt } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'
import { turnedBy, type Turned } from './turned.ts'

/** How far the shot that runs has come on this screen. */
interface ShotCourse {
  /** Whether it has been seen to come to rest. */
  readonly hasRested: boolean
  /** How far each piece had turned before it, degrees: it never jumps back. */
  readonly turned: Turned
  /** How far each will lie turned after it. */
  readonly lying: Turned
}

/** The same shot shown again is another showing. */
const showingOf = ({ id, clock }: ShownShot): string | null =>
  clock.kind === 'running' ? `${id} ${String(clock.startedAt)}` : null

interface LastShot extends Pick<ShotCourse, 'turned' | 'lying'> {
  readonly showing: string | null
}

/** Says when the running shot is seen to come to rest: by a timer, so that it does on a hidden page as well. */
export const useShotCourse = (shot: ShownShot | null, onRest: (shotId: string) => void): ShotCourse => {
  const [last, setLast] = useState<LastShot>({ showing: null, turned: {}, lying: {} })
  const showing = shot === null ? null : showingOf(shot)
  const hasRested = showing !== null && last.showing === showing
  const turned = hasRested ? last.turned : last.lying
  const lying = useMemo(
    () => (shot === null || showing === null || hasRested ? last.lying : turnedBy(last.lying, shot)),
    [shot, showing, hasRested, last.lying],
  )
  const restingAt = shot === null || hasRested ? null : restsAt(shot)
  const rest = useEffectEvent(() => {
    if (shot === null) return
    setLast({ showing, turned, lying })
    onRest(shot.id)
  })
  useEffect(() => {
    if (restingAt === null) return undefined
    // Rounded up: never before it is seen.
    const timer = setTimeout(
      () => {
        rest()
      },
      Math.ceil(restingAt - performance.now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [showing, restingAt])
  return { hasRested, turned, lying }
}
