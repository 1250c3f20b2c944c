'use client'

import type { Amount } from '@skelly/protocol'
import { useEffect, useEffectEvent } from 'react'
import { buzz } from './buzz.ts'
import { lessened } from './buzz-pattern.ts'
import { ownSounds } from './player/own-sounds.ts'

/** ms */
const BUZZ = [30]
/** Two taps on a slab, ms from now, and how much higher the second. */
const TAPS = [
  { later: 40, rate: 1 },
  { later: 130, rate: 1.5 },
] as const

/** It is the turn of whoever holds the device: they are called. */
export const useTurnCall = (isOwnTurn: boolean, sound: Amount, haptics: Amount): void => {
  const call = useEffectEvent(() => {
    buzz(lessened(BUZZ, haptics))
    if (sound === 'off') return
    const now = performance.now()
    for (const { later, rate } of TAPS) ownSounds()?.play({ name: 'turn', gain: 0.2, rate }, now + later)
  })
  useEffect(() => {
    if (isOwnTurn) call()
  }, [isOwnTurn])
}
