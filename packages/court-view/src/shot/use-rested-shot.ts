import { useEffect, useEffectEvent, useState } from 'react'
import { restsAt } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'
import { spinAt } from './spin.ts'

/** By piece: how far it has turned about itself, degrees. */
type Turned = Readonly<Record<string, number>>

interface RestedShot {
  /** Whether the running shot has been seen to come to rest. */
  readonly hasRested: boolean
  /** How far each piece had turned when the last shot came to rest: it never jumps back. */
  readonly turned: Turned
}

const turnedBy = (before: Turned, { trace, bodies, pieceIds }: ShownShot): Turned => ({
  ...before,
  ...Object.fromEntries(
    pieceIds.map((id, body) => [id, ((before[id] ?? 0) + spinAt(trace, bodies, body, trace.duration)) % 360]),
  ),
})

/** The same shot shown again is another showing. */
const showingOf = ({ id, clock }: ShownShot): string | null =>
  clock.kind === 'running' ? `${id} ${String(clock.startedAt)}` : null

/** Says when the running shot is seen to come to rest: by a timer, so that it does on a hidden page as well. */
export const useRestedShot = (shot: ShownShot | null, onRest: (shotId: string) => void): RestedShot => {
  const [last, setLast] = useState<{ readonly showing: string | null; readonly turned: Turned }>({
    showing: null,
    turned: {},
  })
  const showing = shot === null ? null : showingOf(shot)
  const hasRested = showing !== null && last.showing === showing
  const restingAt = shot === null || hasRested ? null : restsAt(shot)
  const rest = useEffectEvent(() => {
    if (shot === null) return
    setLast({ showing, turned: turnedBy(last.turned, shot) })
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
  return { hasRested, turned: last.turned }
}
