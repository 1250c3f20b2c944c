'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this render is the browser's own: not the server's, and not the one that takes over what the server sent. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * A clock that is read again every `every` ms while the component is shown. Null before the first reading: where the
 * server has drawn it, until the browser has taken over; what comes later knows the time as soon as it is there.
 */
export const useNow = (read: () => number, every: number): number | null => {
  const isBrowser = useIsBrowser()
  const [seen, setSeen] = useState(() => ({ read, now: isBrowser ? read() : null }))
  // Read while it is drawn, so that nothing is drawn twice for it.
  if (seen.read !== read || (isBrowser && seen.now === null)) setSeen({ read, now: read() })
  useEffect(() => {
    const timer = setInterval(() => {
      setSeen({ read, now: read() })
    }, every)
    return () => {
      clearInterval(timer)
    }
  }, [read, every])
  return seen.now
}
