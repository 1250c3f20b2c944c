import type { Flick } from '@skelly/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ShownShot } from './shown-shot.ts'

/** A shot as physics sees it, and which piece each of its bodies is. */
export type ShotOnCourt = Pick<ShownShot, 'trace' | 'bodies' | 'pieceIds'>

/** What a flick from here would lead to: the very trace that is shown if it is flicked. Null where nobody can say. */
export type Foresee = (flick: Flick) => ShotOnCourt | null

/** The finger has held still for so long, ms: it may let go any moment. */
const STILL = 50

const CLOCK = { kind: 'running', startedAt: 0, rate: 1 } as const

/** The shot that comes if the aim is let go as it is held: there is time to make it ready now, and none then. */
export const useForeseen = (aim: Flick | null, foresee: Foresee | undefined): ShownShot | null => {
  const [foreseen, setForeseen] = useState<ShownShot | null>(null)
  const look = useEffectEvent(() => {
    const shot = aim === null ? null : (foresee?.(aim) ?? null)
    setForeseen(shot === null ? null : { id: '', ...shot, clock: CLOCK })
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
