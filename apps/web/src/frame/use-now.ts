'use client'

import { useEffect, useState } from 'react'

/** A clock that is read again every `every` ms while the component is shown; null before the first reading. */
export const useNow = (read: () => number, every: number): number | null => {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const look = () => {
      setNow(read())
    }
    look()
    const timer = setInterval(look, every)
    return () => {
      clearInterval(timer)
    }
  }, [read, every])
  return now
}
