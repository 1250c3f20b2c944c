'use client'

import { useEffect, useState } from 'react'

/** A screen reader has to know of a live region before it hears words in it, ms. */
const KNOWN_AFTER = 150

/** Whether a live region has been there for long enough: what comes together with it is not read out. */
export const useIsListenedTo = (): boolean => {
  const [isListenedTo, setIsListenedTo] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsListenedTo(true)
    }, KNOWN_AFTER)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return isListenedTo
}
