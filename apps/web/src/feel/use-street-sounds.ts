'use client'

import type { Amount } from '@skelly/protocol'
import { useEffect } from 'react'
import { readySounds, setLoudness, unlockSounds } from './player/own-sounds.ts'

/** What browsers take for a touch or a key. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const
/** A table that is just coming up has enough to do, ms. */
const AT_FIRST = 300

/** Whether the page was touched before there was a table: most browsers need no more. */
const wasTouched = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive

/** From the first touch on there may be sound, where somebody wants it, and as much of it. */
export const useStreetSounds = (amount: Amount): void => {
  const isWanted = amount !== 'off'
  useEffect(() => {
    setLoudness(amount)
  }, [amount])
  useEffect(() => {
    if (!isWanted) return undefined
    readySounds()
    const timer = setTimeout(() => {
      if (wasTouched()) unlockSounds()
    }, AT_FIRST)
    for (const touch of TOUCHES) addEventListener(touch, unlockSounds)
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, unlockSounds)
    }
  }, [isWanted])
}
