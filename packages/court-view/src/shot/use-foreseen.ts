import type { Flick } from '@skelly/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CourtWord } from '../layers/word-layer.tsx'
import type { ShownShot } from './shown-shot.ts'

/** A shot as physics sees it, and which piece each of its bodies is. */
export type ShotOnCourt = Pick<ShownShot, 'trace' | 'bodies' | 'pieceIds'>

/** The same before it is made, and what is going to be chalked about it; null where nobody can say. */
interface ForeseenOnCourt extends ShotOnCourt {
  readonly word?: CourtWord | null
}

/** What a flick from here would lead to: the very trace that is shown if it is flicked. Null where nobody can say. */
export type Foresee = (flick: Flick) => ForeseenOnCourt | null

/** The shot that seems to come next, and what is going to be chalked about it. */
interface Foreseen {
  readonly shot: ShownShot
  readonly word: CourtWord | null
}

/** The finger has held still for so long, ms: it may let go any moment. */
const STILL = 50

const CLOCK = { kind: 'running', startedAt: 0, rate: 1 } as const

/** The shot that comes if the aim is let go as it is held: there is time to make it ready now, and none then. */
export const useForeseen = (aim: Flick | null, foresee: Foresee | undefined): Foreseen | null => {
  const [foreseen, setForeseen] = useState<Foreseen | null>(null)
  const look = useEffectEvent(() => {
    const next = aim === null ? null : (foresee?.(aim) ?? null)
    if (next === null) return setForeseen(null)
    const { word = null, trace, bodies, pieceIds } = next
    setForeseen({ shot: { id: '', trace, bodies, pieceIds, clock: CLOCK }, word })
  })
  const [dx, dy, strength] = [aim?.dx, aim?.dy, aim?.strength]
  useEffect(() => {
    if (strength === undefined) return undefined
    const timer = setTimeout(() => {
      look()
    }, STILL)
    return () => {
      clearTimeout(timer)
    }
  }, [dx, dy, strength])
  return foreseen
}
