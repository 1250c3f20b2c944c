'use client'

import type { Amount } from '@skelly/protocol'
import { useEffect } from 'react'
import { readySounds, setLoudness, unlockSounds } from './player/own-sounds.ts'

/** What browsers take for a touch or a key. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const

/** From the first touch on there may be sound, where somebody wants it, and as much of it. */
export const useStreetSounds = (amount: Amount): void => {
  const isWanted = amount !== 'off'
  useEffect(() => {
    setLoudness(amount)
  }, [amount])
  useEffect(() => {
    if (!isWanted) return undefined
    readySounds()
    for (const touch of TOUCHES) addEventListener(touch, unlockSounds)
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, unlockSounds)
    }
  }, [isWanted])
}
