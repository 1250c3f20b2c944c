'use client'

import { useCallback, useState } from 'react'
import { useNow } from '@skelly/site'

const LOOK_EVERY = 250
const deviceClock = (): number => Date.now()

/** Whole seconds that are left of a time in ms, counted from when it was first given. */
export const useCountdown = (ms: number): number => {
  const [end] = useState(() => Date.now() + ms)
  const now = useNow(useCallback(deviceClock, []), LOOK_EVERY)
  return Math.max(0, Math.ceil(((now === null ? ms : end - now) || 0) / 1000))
}
