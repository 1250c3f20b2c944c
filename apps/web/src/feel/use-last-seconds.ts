'use client'

import { useEffect, useEffectEvent } from 'react'
import { ownSounds } from './player/own-sounds.ts'

/** So many seconds before the end they begin to be heard. */
const LAST = 5

/** When each of a clock's last seconds begins that is still to come, ms from now. */
export const lastSeconds = (left: number): readonly number[] =>
  Array.from({ length: LAST }, (_, place) => left - (LAST - place) * 1000).filter((wait) => wait >= 0)

/**
 * The last seconds of one's own clock tick.
 * @param deadline on the referee's clock, ms; null where nobody is hurried
 * @param read the referee's clock, ms
 */
export const useLastSeconds = (deadline: number | null, isHeard: boolean, read: () => number): void => {
  const tick = useEffectEvent((place: number) => {
    if (isHeard) ownSounds()?.play({ name: 'second', gain: 0.12 + 0.03 * place, rate: 1 + 0.05 * place })
  })
  const waits = useEffectEvent((end: number) => lastSeconds(end - read()))
  useEffect(() => {
    if (deadline === null) return undefined
    const all = waits(deadline)
    const timers = all.map((wait, place) => setTimeout(() => tick(place + LAST - all.length), wait))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [deadline])
}
