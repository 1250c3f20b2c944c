'use client'

import { useEffect, useState } from 'react'

/** Whether a moment of the given clock has come; looks again exactly when it comes. */
export const useReached = (moment: number, clock: () => number): boolean => {
  const [reached, setReached] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setReached(moment)
      },
      Math.max(0, moment - clock()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [moment, clock])
  return reached === moment
}
